/** How long a statement waits for another process (a second server, a backup) to finish writing. */
export const BUSY_TIMEOUT_MS = 5000
