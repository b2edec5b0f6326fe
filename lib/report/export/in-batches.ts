/** Rows a batch: strings of some hundred kilobytes for usual texts. */
const ROWS = 500

/** Items some at a time, so that a stream is not written in thousands of small pieces. */
export async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length === ROWS) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
