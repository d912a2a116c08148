import { layers, mockedInTests, mockLoader } from './layers.ts'
import type { Layer } from './layers.ts'
import { resolveImport } from './resolveImport.ts'

const testOrStory = /\.(?:test|stories)\.tsx?$|\/test\//
const workspace = /^(?:packages\/[^/]+|mocks)\//

/** Why `file` must not import `specifier`, as a sentence, or undefined where it may. Paths are the repository's. */
export function forbidden(file: string, specifier: string, dynamic: boolean): string | undefined {
  const layer = layerOf(file)
  if (!layer) return undefined
  const target = resolveImport(file, specifier)
  if (target === undefined) {
    return layer.without?.test(specifier) ? `${layer.name} does without ${specifier}.` : undefined
  }
  const home = workspace.exec(file)?.[0]
  // The files at the root and the scripts belong to no package and so have no name to be imported by.
  const shared = !target.includes('/') || target.startsWith('scripts/')
  if (home && specifier.startsWith('.') && !target.startsWith(home) && !shared) {
    return `A relative import stays inside ${home}; another package is imported by its name.`
  }
  const other = layerOf(target)
  if (!other) return undefined
  if (other === layer) {
    const neighbours = layer.apart && groupOf(layer, file) !== groupOf(layer, target)
    return neighbours ? `One ${layer.name} does not import another.` : undefined
  }
  if (layer.imports.includes(other.name)) return undefined
  if (other.name === 'mocks') {
    if (mockedInTests.includes(layer.name) && testOrStory.test(file)) return undefined
    if (file === mockLoader && dynamic) return undefined
  }
  return `${layer.name} does not import ${other.name}.`
}

function layerOf(path: string): Layer | undefined {
  return layers.find(({ files }) => files.test(path))
}

function groupOf(layer: Layer, path: string): string | undefined {
  return layer.files.exec(path)?.[1]
}
