import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'

import { sharedPlugins } from '../../vite.shared.ts'

/** Builds a bench page for production, away from the sources; the answer is the folder that it lies in. */
export async function buildPage(root: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'sluice-bench-'))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: sharedPlugins(),
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
