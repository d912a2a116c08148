import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../lib/root.ts'

const run = promisify(execFile)

/** Packs a built package as npm would publish it. */
export async function pack(folder: string, into: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', folder, '--pack-destination', into, '--json'])
  const packed: readonly { filename: string }[] = JSON.parse(stdout)
  return join(into, packed[0]?.filename ?? '')
}

/** An empty application, outside of this repository, in which the packed package is installed. */
export interface BareApp {
  readonly folder: string
  readonly write: (file: string, content: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/**
 * Installs the tarball and what its package.json names, and nothing else: an import of something that it does not name
 * fails. What it names comes from this repository, so that nothing is downloaded.
 *
 * @param more packages that the application itself depends on.
 */
export async function bareApp(
  name: '@sluice/ui' | '@sluice/node',
  tarball: string,
  more: readonly string[] = [],
): Promise<BareApp> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-package-'))
  const installed = join(folder, 'node_modules', name)
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  const manifest: {
    dependencies?: Readonly<Record<string, string>>
    peerDependencies?: Readonly<Record<string, string>>
  } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const named = { ...manifest.dependencies, ...manifest.peerDependencies }
  for (const dependency of [...Object.keys(named), ...more]) {
    const link = join(folder, 'node_modules', dependency)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', dependency), link)
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "bare", "type": "module" }')
  return {
    folder,
    write: (file, content) => writeFile(join(folder, file), content),
    remove: () => rm(folder, { recursive: true }),
  }
}
