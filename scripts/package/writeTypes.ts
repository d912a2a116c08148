import { execFile } from 'node:child_process'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../lib/root.ts'
import { styleModule, uiFolder } from './builtPackage.ts'

const sourcePath = /(?<=(?:from |import\()(['"]))(\.[^'"]+)\.tsx?(?=\1)/g
const importForEffect = /^import '[^']+';$/gm

/**
 * Writes the declarations of every module that the entries reach. The compiler leaves the sources' extensions in them,
 * which are those of files that are not there, and imports for their effect, which a type has no use for.
 */
export async function writeTypes(folder: string): Promise<void> {
  const project = join(uiFolder, 'tsconfig.package.json')
  const compiler = join(root, 'node_modules/.bin/tsc')
  await promisify(execFile)(compiler, ['-p', project, '--incremental', 'false', '--outDir', folder])
  for await (const name of glob('**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name)
    const declarations = (await readFile(file, 'utf8'))
      .replaceAll(sourcePath, (_, _quote, path: string) => `${styleModule(path)}.js`)
      .replaceAll(importForEffect, '')
      .trim()
    await rm(file)
    const target = `${styleModule(file.slice(0, -'.d.ts'.length))}.d.ts`
    await writeFile(target, `${declarations || 'export {}'}\n`)
  }
}
