import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { precompress } from './precompress.ts'
import { root } from './root.ts'

const dist = join(root, 'packages/app/dist')
const stamp = join(dist, '.built-from')
const sources = [
  'packages/app/{src,public,build}/**/*',
  'packages/app/*.*',
  'packages/{ui,api}/src/**/*',
  'packages/*/package.json',
  'vite.shared.ts',
  'package-lock.json',
]
const notSources = /\.(?:test|stories)\.tsx?$/

/** Whether the built app is there and was built from the sources and settings as they are now. */
export async function isAppBuilt(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => undefined)
  return built === (await fingerprint())
}

/** Builds the app for production and compresses what it is made of. Fails with what Vite said. */
export async function buildApp(): Promise<void> {
  const from = await fingerprint()
  const vite = join(root, 'node_modules/.bin/vite')
  await promisify(execFile)(vite, ['build', 'packages/app', '--logLevel', 'warn'], { cwd: root })
  await precompress(dist)
  await writeFile(stamp, from)
}

/** One hash over everything that goes into the build; contents rather than times, so that a checkout does not matter. */
async function fingerprint(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !notSources.test(name)).toSorted()) {
    hash.update(file.slice(root.length)).update(await readFile(file))
  }
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((setting) => setting.join('='))
  return hash.update(settings.toSorted().join()).digest('hex')
}
