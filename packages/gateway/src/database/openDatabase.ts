import type { Settings } from '../config/settings.ts'
import type { Database, OpenOptions } from './Database.ts'
import { openPostgres } from './openPostgres.ts'

/** Opens the database that the settings name. Throws a `StartUpError`. */
export async function openDatabase(
  settings: Settings,
  options: OpenOptions = {},
): Promise<Database> {
  const address = settings.database_url
  if (address && !address.startsWith('memory:')) {
    return openPostgres(address, settings.database_pool_size, options)
  }
  // Loaded on demand, since a gateway on PostgreSQL does not need PGlite.
  const { openEmbedded } = await import('./openEmbedded.ts')
  return openEmbedded(address ? undefined : settings.data_dir, options)
}
