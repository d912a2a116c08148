import { join } from 'node:path'

import { root } from '../lib/root.ts'

/** The sources of `@sluice/ui`. */
export const uiFolder = join(root, 'packages/ui')

/** What is packed and published: everything in it was built. */
export const builtFolder = join(uiFolder, 'dist')

/** What a user of the package can import, by the module that it comes from. There are no wildcards. */
export const entries = {
  '.': 'index',
  './theme': 'theme/global',
  './tokens': 'theme/tokens',
} as const

/** The tokens as files, for everything that is not TypeScript. */
export const tokenFileNames = ['tokens.css', 'light.tokens.json', 'dark.tokens.json'] as const

/**
 * What a module of styles is called when it is built. As `Button.css.js` the vanilla-extract plugin of an application would
 * take it for one of its own sources, evaluate it, and lose its stylesheet.
 */
export function styleModule(name: string): string {
  return name.replace(/\.css$/, '.styles')
}
