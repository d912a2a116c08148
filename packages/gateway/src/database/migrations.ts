import { fileURLToPath } from 'node:url'

/** The one folder of migrations, for both databases. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** Names the advisory lock under which one gateway at a time migrates. Any number will do, so long as it stays. */
export const migrationLock = 7_203_551
