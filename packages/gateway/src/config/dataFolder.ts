import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

import { StartUpError } from './StartUpError.ts'

/** Makes sure that the folder is there and can be written to. Throws a `StartUpError`. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StartUpError(`DATA_DIR ${folder} is not writable`, { cause })
  }
}
