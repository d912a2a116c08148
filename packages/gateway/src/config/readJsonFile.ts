import { readFile } from 'node:fs/promises'

import { StartUpError } from '../errors/Failure.ts'

/** Reads the JSON file that a setting, such as `NETWORKS_FILE`, names. Throws a `StartUpError`. */
export async function readJsonFile<T>(
  setting: string,
  path: string,
  parse: (content: unknown) => T,
): Promise<T> {
  try {
    return parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if (error instanceof StartUpError) throw error
    throw new StartUpError(`${setting} ${path} can't be read as JSON`, { cause: error })
  }
}
