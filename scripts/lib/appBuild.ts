import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Whether the app was built from the sources as they are now. */
export async function isAppBuilt(): Promise<boolean> {
  const built = await readFile(stamp, 'utf8').catch(() => undefined)
  return built === (await hashOfSources())
}

/** Builds the app for production into `packages/app/dist`: for browsers, for Node, and with that its pages. */
export async function buildApp(): Promise<void> {
  const hash = await hashOfSources()
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'packages/app', '--logLevel', 'warn']
  for (const args of [vite, [...vite, '--ssr'], ['packages/app/build/pages.ts']]) {
    execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  }
  await compressFiles()
  await writeFile(stamp, hash)
}

/** Contents count, not times, so that a fresh checkout of the same commit needs no new build. */
async function hashOfSources(): Promise<string> {
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

/** Writes a `.br` and a `.gz` beside every text file except pages, which the server fills in before it sends them. */
async function compressFiles(): Promise<void> {
  const compressBrotli = promisify(brotliCompress)
  const compressGzip = promisify(gzip)
  for await (const name of glob('**/*.{js,css,svg,json,txt,webmanifest}', { cwd: dist })) {
    const file = join(dist, name)
    const content = await readFile(file)
    // A page has twenty files of a few hundred bytes. Below that, compressed files are larger.
    if (content.length < 128) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      compressBrotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
      compressGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ])
  }
}
