/**
 * What is asked for, if it comes within `waitMs`, else null: the work goes on, and whoever asks again for what is kept
 * has it then. Throws what the work throws within that time.
 */
export async function soon<T>(asked: Promise<T>, waitMs: number): Promise<T | null> {
  // A failure after the wait is told to whoever asks next.
  asked.catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
