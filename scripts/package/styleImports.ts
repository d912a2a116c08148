import { posix } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { assetText } from './assetText.ts'

type Bundle = Rolldown.OutputBundle

const relativeUrl = /url\((\.[^)]+|[\w-]+\.woff2)\)/g

/**
 * Lets every built module import the styles that were taken out of it, so that whoever imports a component gets its
 * styles and no others. Also joins all of them in `styles.css`, in the order in which the modules need them, for pages
 * that link one stylesheet.
 *
 * @param entries the modules to begin with, in order, as files of the bundle.
 */
export function styleImports(entries: readonly string[]): Plugin {
  return {
    name: 'style-imports',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = stylesInOrder(bundle, entries).map((file) => sheet(bundle, file))
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: sheets.join('') })
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map(
          (file) => `import ${JSON.stringify(pathTo(file, chunk.fileName))};\n`,
        )
        chunk.code = imports.join('') + chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '')
      }
    },
  }
}

/** Stylesheets in the order in which a browser would meet them if it loaded the modules one by one. */
function stylesInOrder(bundle: Bundle, entries: readonly string[]): readonly string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') return
    seen.add(file)
    for (const imported of chunk.imports) visit(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const entry of entries) visit(entry)
  return [...styles]
}

/** A stylesheet of the bundle as it reads in the bundle's root. */
function sheet(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`The stylesheet ${file} is not in the bundle.`)
  return assetText(asset).replaceAll(
    relativeUrl,
    (_, path: string) => `url(./${posix.join(posix.dirname(file), path)})`,
  )
}

function pathTo(file: string, from: string): string {
  const path = posix.relative(posix.dirname(from), file)
  return path.startsWith('.') ? path : `./${path}`
}
