import type { Settings } from '../config/settings.ts'
import type { Database } from './Database.ts'
import { openPostgres } from './openPostgres.ts'

/** Opens the database that the settings name, its schema up to date. Throws a `StartUpError`. */
export async function openDatabase(
  settings: Settings,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const address = settings.database_url
  if (address && !address.startsWith('memory:')) {
    return openPostgres(address, settings.database_pool_size, onConnectionLost)
  }
  // A gateway on PostgreSQL has no use for another database's program in its memory.
  const { openEmbedded } = await import('./openEmbedded.ts')
  return openEmbedded(address ? undefined : settings.data_dir)
}
