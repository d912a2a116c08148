import type { Settings } from '../config/settings.ts'
import type { Database } from './Database.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openPostgres } from './openPostgres.ts'

/** Opens the database that the settings name, its schema up to date. Throws a `StartUpError`. */
export function openDatabase(
  settings: Settings,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const address = settings.database_url
  if (!address) return openEmbedded(settings.data_dir)
  if (address.startsWith('memory:')) return openEmbedded()
  return openPostgres(address, settings.database_pool_size, onConnectionLost)
}
