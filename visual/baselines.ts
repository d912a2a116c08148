import { glob, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { compactPng } from './compactPng.ts'
import { lettersName } from './letters.ts'
import { baselinesFolder } from './places.ts'
import type { Shot } from './shots.ts'

/** Baselines whose story is gone, as paths below the folder of baselines. */
export async function abandoned(shots: readonly Shot[]): Promise<readonly string[]> {
  const wanted = new Set([lettersName, ...shots.map(({ file }) => file.join('/'))])
  return (await pictures()).filter((name) => !wanted.has(name))
}

/** Removes the baselines whose story is gone. */
export async function removeAbandoned(shots: readonly Shot[]): Promise<void> {
  for (const name of await abandoned(shots)) await rm(join(baselinesFolder, name))
}

/** Makes the baselines written since then as small as they can be. */
export async function compactSince(time: number): Promise<void> {
  for (const name of await pictures()) {
    const file = join(baselinesFolder, name)
    if ((await stat(file)).mtimeMs >= time) await writeFile(file, compactPng(await readFile(file)))
  }
}

async function pictures(): Promise<readonly string[]> {
  const names: string[] = []
  for await (const name of glob('**/*.png', { cwd: baselinesFolder })) {
    names.push(name.replaceAll(sep, '/'))
  }
  return names.toSorted()
}
