import type { Database } from './open-database.ts'

export async function saveSetting(db: Database, key: string, value: string): Promise<void> {
  await db.write(() => db.prisma.setting.upsert({ where: { key }, update: { value }, create: { key, value } }))
}

/** Sets a setting that nobody has set yet; false when somebody has. */
export async function claimSetting(db: Database, key: string, value: string): Promise<boolean> {
  const rows = await db.write(
    () => db.prisma.$executeRaw`
      INSERT OR IGNORE INTO "Setting" ("key", "value", "updatedAt") VALUES (${key}, ${value}, ${new Date()})`,
  )
  return rows > 0
}
