import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../scripts/lib/root.ts'
import type { Showing } from './manifest.ts'

/** The part of Storybook's `preview-stats.json` that is used here. */
interface Stats {
  readonly modules: readonly {
    readonly name: string
    readonly reasons?: readonly { readonly moduleName: string }[]
  }[]
}

/** What every story is shown in. */
const preview = '.storybook/preview.tsx'

/** What is no module of a story, but decides how all of them look. */
const everywhere =
  /^(\.storybook\/(?!docs\/)|visual\/(?:ignored|browser|manifest|storyPage|requests)\b|package-lock\.json$|packages\/ui\/src\/theme\/fonts\/)/

/** Exports every component. A file that imports it uses those that it names. */
const index = 'packages/ui/src/index.ts'

/** The frame of docs pages, which the preview brings too. */
const docsFrame = '.storybook/docs/'

/**
 * Finds out which stories a change can affect.
 *
 * @param storybook - the folder of a Storybook that was built with the graph of its modules
 * @param changed - the files that have changed, from the root
 */
export function affectedBy(
  storybook: string,
  changed: readonly string[],
): (showing: Showing) => boolean {
  if (changed.some((file) => everywhere.test(file))) return () => true
  const importers = readImporters(storybook)
  const reached = new Set(changed)
  // Grows while it is read.
  for (const file of reached) {
    if (file.startsWith(docsFrame)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  if (reached.has(preview)) return () => true
  const isFrameAffected = [...reached].some((file) => file.startsWith(docsFrame))
  return ({ file, type }) => reached.has(file) || (type === 'docs' && isFrameAffected)
}

/** The files that import each file. */
function readImporters(storybook: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { modules }: Stats = JSON.parse(readFileSync(join(storybook, 'preview-stats.json'), 'utf8'))
  const importers = new Map<string, Set<string>>()
  const add = (file: string, importer: string) => {
    if (file !== importer) importers.set(file, (importers.get(file) ?? new Set()).add(importer))
  }
  for (const { name, reasons = [] } of modules) {
    for (const { moduleName } of reasons) add(fileOf(name), fileOf(moduleName))
  }
  // What styles are made from is used up by the build, so the graph does not have it.
  const styles = new Set([...importers.keys()].filter((file) => file.endsWith('.css.ts')))
  for (const file of styles) {
    for (const imported of importsOf(file)) {
      add(imported, file)
      // Grows while it is read.
      styles.add(imported)
    }
  }
  for (const [file, users] of importers) {
    if (!users.delete(index)) continue
    const names = new RegExp(`\\b(?:${exportsOf(file).join('|')})\\b`)
    for (const user of importers.get(index) ?? []) {
      if (names.test(read(user))) users.add(user)
    }
  }
  return importers
}

/** The source of a file of the project, or nothing. */
function read(file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
}

function exportsOf(file: string): readonly string[] {
  const names = read(file).matchAll(/^export (?:function|const|interface|type|class) (\w+)/gm)
  return Array.from(names, ([, name = '']) => name)
}

/** The project's files that a file imports. */
function importsOf(file: string): readonly string[] {
  const imports = read(file).matchAll(/\bfrom '(\.[^']+)'/g)
  return Array.from(imports, ([, path = '']) => join(dirname(file), path))
}

/** Styles are modules of their own, made from a file. */
function fileOf(module: string): string {
  return module.replace(/^\.\//, '').replace(/\?.*$|\.vanilla\.css$/, '')
}
