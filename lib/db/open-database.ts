import { type Client, createClient } from '@libsql/client'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import { BUSY_TIMEOUT_MS } from './busy-timeout.ts'
import { PrismaClient } from './generated/client.ts'
import { createWriteQueue, type WriteTurn } from './write-queue.ts'

/** An open database: Prisma for records and bulk statements, and the queue through which everything is written. */
export interface Database {
  readonly prisma: PrismaClient
  /** All writing goes through here, in short pieces: never await anything but the database inside. */
  readonly write: WriteTurn
  /** The same, on the disk before it ends, with all that was written before: for what was promised to somebody. */
  readonly writeDurably: WriteTurn
  /**
   * A number that changes with every commit of any connection, thread and process: what was read after it was asked for
   * holds as long as it stays.
   */
  changes(): Promise<number>
  close(): Promise<void>
}

/**
 * Opens the database at `url` (already migrated). `write` is another thread's queue where this is not the main one.
 * Throws an Error when write-ahead logging cannot be had: without it readers and the writer would lock each other out.
 */
export async function openDatabase(url: string, write: WriteTurn = createWriteQueue()): Promise<Database> {
  const prisma = new PrismaClient({ adapter: new PrismaLibSql({ url, timeout: BUSY_TIMEOUT_MS }) })
  const [journal] = await prisma.$queryRawUnsafe<{ journal_mode: string }[]>('PRAGMA journal_mode=WAL')
  if (journal?.journal_mode !== 'wal') {
    await prisma.$disconnect()
    throw new Error(`The database at ${url} cannot use write-ahead logging (journal mode ${journal?.journal_mode}).`)
  }
  // A commit waits for the disk only where it must; after a power cut the file is whole and lacks at most what nobody
  // was promised. Holds for this connection, and none is ever added to it, since no transaction over statements is used.
  await prisma.$queryRawUnsafe('PRAGMA synchronous=NORMAL')
  const writeDurably: WriteTurn = (work) =>
    write(async () => {
      await prisma.$queryRawUnsafe('PRAGMA synchronous=FULL')
      try {
        return await work()
      } finally {
        await prisma.$queryRawUnsafe('PRAGMA synchronous=NORMAL')
      }
    })
  // SQLite tells a connection of the commits of all others, so the one that watches never writes.
  let watcher: Client | null = null
  return {
    prisma,
    write,
    writeDurably,
    async changes() {
      watcher ??= createClient({ url, timeout: BUSY_TIMEOUT_MS })
      const { rows } = await watcher.execute('PRAGMA data_version')
      return Number(rows[0].data_version)
    },
    async close() {
      watcher?.close()
      await prisma.$disconnect()
    },
  }
}
