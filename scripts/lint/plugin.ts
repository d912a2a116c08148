import { posix, relative, sep } from 'node:path'

import { root } from '../lib/root.ts'
import { layers, mockedInTests, mockLoader, ourPackages } from './layers.ts'
import type { Layer } from './layers.ts'
import { siblingTextRule } from './siblingTextRule.ts'
import { textRule } from './textRule.ts'

/** The part of oxlint's rule context that is used here. */
interface Context {
  readonly filename: string
  report: (finding: { node: ImportNode; message: string }) => void
}

/** Any syntax node that names another module. */
interface ImportNode {
  readonly type: string
  readonly source?: { readonly type: string; readonly value?: unknown } | null
}

const testOrStory = /\.(?:test|stories)\.tsx?$|\/test\//
const workspace = /^(?:packages\/[^/]+|mocks)\//

function layerOf(path: string): Layer | undefined {
  return layers.find(({ files }) => files.test(path))
}

/** Returns the path of an imported file in the repository, undefined for packages that are not ours. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const name = Object.keys(ourPackages).find(
    (key) => specifier === key || specifier.startsWith(`${key}/`),
  )
  return name && `${ourPackages[name]}/${specifier.slice(name.length + 1)}`
}

/** Returns why a file of the repository may not import `specifier`, undefined if it may. */
export function checkImport(file: string, specifier: string, dynamic = false): string | undefined {
  const layer = layerOf(file)
  if (!layer) return undefined
  const target = resolve(file, specifier)
  if (target === undefined) {
    const isForbidden = layer.forbiddenPackages?.test(specifier)
    return isForbidden ? `${layer.name} may not import ${specifier}.` : undefined
  }

  const home = workspace.exec(file)?.[0]
  // Root files and scripts belong to no package that they could be imported from.
  const isInPackage = target.includes('/') && !target.startsWith('scripts/')
  if (home && isInPackage && specifier.startsWith('.') && !target.startsWith(home)) {
    return `Import files outside ${home} by the name of their package.`
  }

  const other = layerOf(target)
  if (!other) return undefined
  const [from, to] = [layer.files.exec(file)?.[1], other.files.exec(target)?.[1]]
  const isNeighbor = from !== undefined && from !== to
  if (other.privateToModule && isNeighbor) {
    return `${from} may not import a repository of ${to}: use its service.`
  }
  if (other === layer) {
    const isForbidden = layer.separateModules && isNeighbor
    return isForbidden ? `One ${layer.name} may not import another.` : undefined
  }
  if (!layer.imports.includes(other.name) && !mayImportMocks(file, layer, other, dynamic)) {
    return `${layer.name} may not import ${other.name}.`
  }
  return undefined
}

function mayImportMocks(file: string, layer: Layer, other: Layer, dynamic: boolean): boolean {
  if (other.name !== 'mocks') return false
  if (file === mockLoader) return dynamic
  return mockedInTests.includes(layer.name) && testOrStory.test(file)
}

/** oxlint's plugin: `sluice/layers` (imports between layers follow the table in `layers.ts`), `sluice/text` and `sluice/sibling-text`. */
export default {
  meta: { name: 'sluice' },
  rules: {
    text: textRule,
    'sibling-text': siblingTextRule,
    layers: {
      create(context: Context) {
        const file = relative(root, context.filename).replaceAll(sep, '/')
        const check = (node: ImportNode) => {
          const specifier = node.source?.value
          if (typeof specifier !== 'string') return
          const message = checkImport(file, specifier, node.type === 'ImportExpression')
          if (message) context.report({ node, message })
        }
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        }
      },
    },
  },
}
