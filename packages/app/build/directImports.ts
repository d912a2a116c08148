import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const exportList = /export\s*(?:type\s*)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/g
const importList = /import\s*(type\s)?\s*\{([^}]*)\}\s*from\s*'([^']+)'/g

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Which file each name of an index really comes from. */
export function exportsOf(source: string): Map<string, string> {
  const lists = [...source.matchAll(exportList)]
  return new Map(
    lists.flatMap(([, names = '', file = '']) =>
      namesIn(names).map((name) => [name.replace(/^type\s+/, ''), file] as const),
    ),
  )
}

/** Rewrites the named imports from an index into imports from the files behind it. Types are left to be erased. */
export function importDirectly(
  code: string,
  find: (specifier: string, name: string) => string | undefined,
): string {
  return code.replaceAll(
    importList,
    (statement, typeOnly: string | undefined, list: string, specifier: string) => {
      if (typeOnly) return statement
      const direct = namesIn(list)
        .filter((name) => !name.startsWith('type '))
        .map((name) => [name, find(specifier, name.split(/\s/)[0] ?? '')] as const)
      if (direct.some(([, file]) => file === undefined)) return statement
      return direct
        .map(([name, file]) => `import { ${name} } from ${JSON.stringify(file)}`)
        .join(';')
    },
  )
}

/**
 * Lets the bundler see which files of our own packages a page really needs. Through an index every page depends on
 * every component, and components that only one page shows would travel with all of them.
 */
export function directImports(packages: readonly string[]): Plugin {
  const indexes = new Map(
    packages.map((name) => {
      const file = fileURLToPath(import.meta.resolve(name))
      return [name, { folder: dirname(file), files: exportsOf(readFileSync(file, 'utf8')) }]
    }),
  )
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/app\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: importDirectly(code, (specifier, name) => {
          const index = indexes.get(specifier)
          const file = index?.files.get(name)
          return index && file && join(index.folder, file)
        }),
        // Whole statements change within their lines: the map before still leads to them.
        map: null,
      }),
    },
  }
}
