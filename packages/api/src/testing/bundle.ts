import { relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { build } from 'vite'

const root = new URL('../..', import.meta.url).pathname
const entry = '\0entry'

/** Bundles a module as production does, all that it pulls in included, and says what came of it. */
export async function bundle(code: string) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk')
  return {
    /** Our own files under `src/`, and packages by name: whatever left code in the bundle. */
    modules: [
      ...new Set(chunks.flatMap((chunk) => Object.entries(chunk.modules).flatMap(nameOf))),
    ].toSorted(),
    /** Bytes after brotli, in one file. */
    bytes: brotliCompressSync(chunks.map((chunk) => chunk.code).join('')).length,
  }
}

function nameOf([id, { renderedLength }]: [string, { renderedLength: number }]): string[] {
  if (id === entry || renderedLength === 0) return []
  const inPackage = id.split('node_modules/').at(-1)
  if (inPackage !== id && inPackage) {
    const [scope = '', name = ''] = inPackage.split('/')
    return [scope.startsWith('@') ? `${scope}/${name}` : scope]
  }
  return [relative(`${root}src`, id).replaceAll(sep, '/')]
}
