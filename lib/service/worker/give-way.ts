import type { AdditiveMetric, Metric } from '../../metrics/metric.ts'

/** Counts the work that somebody waits for. Shared memory: a worker can see it, and sleep, in the middle of a loop. */
export type Way = Int32Array<SharedArrayBuffer>

/** A wait that missed its call ends after this time. */
const LOOK_AGAIN_MS = 250

export function openWay(): Way {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Does work that others give way to, from the moment at which it is asked for. */
export async function goFirst<T>(way: Way, work: () => Promise<T>): Promise<T> {
  Atomics.add(way, 0, 1)
  try {
    return await work()
  } finally {
    if (Atomics.sub(way, 0, 1) === 1) Atomics.notify(way, 0)
  }
}

/** In a worker: sleeps for as long as there is work that goes first. It holds no turn to write meanwhile. */
export function giveWay(way: Way): void {
  for (let busy = Atomics.load(way, 0); busy > 0; busy = Atomics.load(way, 0)) Atomics.wait(way, 0, busy, LOOK_AGAIN_MS)
}

/** The same metric, giving way before each segment. */
export function givingWay(metric: Metric, way: Way): Metric {
  if (metric.kind === 'additive') {
    const row: AdditiveMetric['row'] = (segment, out, offset) => {
      giveWay(way)
      return metric.row(segment, out, offset)
    }
    return { ...metric, row }
  }
  const evaluate: typeof metric.evaluate = (segments) => {
    giveWay(way)
    return metric.evaluate(segments)
  }
  return { ...metric, evaluate }
}
