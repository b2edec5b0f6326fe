import type { Database } from '../../db/open-database.ts'

/** Loads a worker and opens its database, so that the first post does not wait for that. */
export async function warmWorker(db: Database, _args: object): Promise<void> {
  await db.prisma.run.count({ where: { id: '' } })
}
