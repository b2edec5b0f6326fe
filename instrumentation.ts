/** Next calls this once, before the first request is answered. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./instrumentation.node.ts')).start()
}
