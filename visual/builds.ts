import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../scripts/lib/root.ts'

const run = promisify(execFile)
const maxBuffer = 64 * 2 ** 20

/** Past revisions, each with its Storybook. */
const cache = join(root, 'reports/visual/revisions')

/** Builds the Storybook of a folder, with the graph of its modules. */
export async function buildStorybook(folder: string, output: string): Promise<void> {
  const flags = ['--disable-telemetry', '--quiet', '--stats-json', '--output-dir', output]
  await run('node_modules/.bin/storybook', ['build', ...flags], { cwd: folder, maxBuffer })
}

/** Builds the Storybook of the work tree and returns its folder. */
export async function buildWorkTree(): Promise<string> {
  const output = join(root, 'storybook-static')
  await buildStorybook(root, output)
  return output
}

/** Builds the Storybook of a commit, or takes it from the cache, and returns its folder. */
export async function buildRevision(commit: string): Promise<string> {
  const folder = join(cache, commit)
  const output = join(folder, 'storybook-static')
  if (existsSync(join(output, 'index.json'))) return output
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await extract(commit, folder)
  await installDependencies(folder)
  const unfinished = join(folder, 'unfinished')
  await buildStorybook(folder, unfinished)
  await rename(unfinished, output)
  return output
}

/** Removes the revisions that are no longer compared with. */
export async function forgetRevisions(except: ReadonlySet<string>): Promise<void> {
  if (!existsSync(cache)) return
  for (const commit of await readdir(cache)) {
    if (!except.has(commit)) await rm(join(cache, commit), { recursive: true })
  }
}

/** Copies the work tree, with what is not committed yet, and its packages. */
export async function copyWorkTree(folder: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await run('git', list, { cwd: root, maxBuffer })
  for (const file of stdout.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    await cp(join(root, file), join(folder, file))
  }
  await installDependencies(folder)
}

async function extract(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'revision.tar')
  await run('git', ['archive', '--output', archive, commit], { cwd: root })
  await run('tar', ['--extract', '--file', archive], { cwd: folder })
  await rm(archive)
}

/** The same lock file means the same packages, which links bring in a second. */
async function installDependencies(folder: string): Promise<void> {
  const [own, current] = await Promise.all(
    [folder, root].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  )
  if (own !== current) {
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, maxBuffer })
    return
  }
  const folders = await readdir(join(root, 'packages'))
  for (const place of ['.', ...folders.map((name) => join('packages', name))]) {
    const modules = join(place, 'node_modules')
    if (!existsSync(join(root, modules))) continue
    await run('cp', ['--archive', '--link', join(root, modules), join(folder, modules)])
  }
}
