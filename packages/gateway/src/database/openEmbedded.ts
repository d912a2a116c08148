import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

import { lockDataFolder, prepareDataFolder } from '../config/dataFolder.ts'
import { StartUpError } from '../errors/Failure.ts'
import { migrationsFolder } from './Database.ts'
import type { Database, OpenOptions } from './Database.ts'
import * as schema from './schema/index.ts'
import { runUnitOfWork } from './UnitOfWork.ts'
import { noteMinimumGateway, refuseNewerDatabase } from './versionGuard.ts'

/** Opens the embedded database in the folder, or in memory without one. Throws a `StartUpError`. */
export async function openEmbedded(
  folder: string | undefined,
  { migrate: isMigrated = true, onEffect = () => undefined }: OpenOptions,
): Promise<Database> {
  if (folder) await prepareDataFolder(folder)
  const lock = folder ? await lockDataFolder(folder) : null
  try {
    const client = await PGlite.create(folder ? join(folder, 'database') : 'memory://')
    const db = drizzle(client, { schema })
    await refuseNewerDatabase(db)
    if (isMigrated) {
      await migrate(db, { migrationsFolder })
      await noteMinimumGateway(db)
    }
    return {
      db,
      // It belongs to one process, so there are no other gateways to tell.
      unitOfWork: (work) => runUnitOfWork((begin) => db.transaction(begin), work, onEffect),
      connection: db,
      ping: async () => {
        await client.query('select 1')
      },
      close: async () => {
        await client.close()
        await lock?.release()
      },
      kind: 'embedded',
    }
  } catch (cause) {
    await lock?.release()
    if (cause instanceof StartUpError) throw cause
    throw new StartUpError(`The embedded database in ${folder ?? 'memory'} can't be opened`, {
      cause,
    })
  }
}
