import { execFile } from 'node:child_process'
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../lib/root.ts'

/** The sources of `@sluice/node`. */
const folder = join(root, 'packages/node')

/** What is packed and published: everything in it was built. */
export const builtNodeFolder = join(folder, 'dist')

/** The package.json of the built package; that of the sources leads our own tools to the sources. */
function builtManifest(source: Readonly<Record<string, unknown>>) {
  const { name, version, description, license, type, sideEffects, engines } = source
  // Resolvers older than exports, such as TypeScript's `node`, read these.
  const legacy = { main: './cjs/index.js', types: './cjs/index.d.ts' }
  const exports = {
    '.': {
      import: { types: './esm/index.d.ts', default: './esm/index.js' },
      require: { types: './cjs/index.d.ts', default: './cjs/index.js' },
    },
    './package.json': './package.json',
  }
  return { name, version, description, license, type, sideEffects, engines, ...legacy, exports }
}

/** How the modules are written, and what the compiler needs to be told for it. */
const formats = {
  esm: { type: 'module', options: [] },
  cjs: { type: 'commonjs', options: ['--module', 'commonjs', '--verbatimModuleSyntax', 'false'] },
} as const

/** Builds `@sluice/node` as it is published: modules of both kinds that every runtime reads as they are, and their types. */
export async function buildNodePackage(): Promise<void> {
  await rm(builtNodeFolder, { recursive: true, force: true })
  const compiler = join(root, 'node_modules/.bin/tsc')
  const project = ['-p', join(folder, 'tsconfig.package.json')]
  for (const [name, { type, options }] of Object.entries(formats)) {
    const into = join(builtNodeFolder, name)
    await promisify(execFile)(compiler, [...project, '--outDir', into, ...options])
    await writeFile(join(into, 'package.json'), `{ "type": "${type}" }\n`)
  }
  // The compiler leaves the extensions of the sources in declarations.
  for await (const name of glob('**/*.d.ts', { cwd: builtNodeFolder })) {
    const file = join(builtNodeFolder, name)
    const declarations = await readFile(file, 'utf8')
    await writeFile(file, declarations.replaceAll(/(from '\.[^']+)\.ts'/g, "$1.js'"))
  }
  const source = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const manifest = JSON.stringify(builtManifest(source), null, 2)
  await writeFile(join(builtNodeFolder, 'package.json'), `${manifest}\n`)
  await copyFile(join(folder, 'README.md'), join(builtNodeFolder, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(builtNodeFolder, 'LICENSE'))
}
