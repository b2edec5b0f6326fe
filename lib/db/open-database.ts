import { PrismaLibSql } from '@prisma/adapter-libsql'
import { BUSY_TIMEOUT_MS } from './busy-timeout.ts'
import { PrismaClient } from './generated/client.ts'
import { createWriteQueue, type WriteTurn } from './write-queue.ts'

/** An open database: Prisma for records and bulk statements, and the queue through which everything is written. */
export interface Database {
  readonly prisma: PrismaClient
  /** All writing goes through here, in short pieces: never await anything but the database inside. */
  readonly write: WriteTurn
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
  return { prisma, write, close: () => prisma.$disconnect() }
}
