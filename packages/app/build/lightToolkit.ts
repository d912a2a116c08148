import type { Plugin } from 'vite'

/** What RTK Query says, and what the build says in its place. */
const replacements = [
  ['buildPollingHandler,', ''],
  ['buildCacheLifecycleHandler,', ''],
  // It keeps who subscribes to what by patches of one key each; these need none of Immer's code for patches.
  [
    'return applyPatches(state, action.payload);',
    'for (const { op, path, value } of action.payload) if (op === "remove") delete state[path[0]]; else state[path[0]] = value;',
  ],
  ['enablePatches();', ''],
] as const

/** How a module would ask for what is taken off. */
const wishes = /\b(?:pollingInterval|onCacheEntryAdded|(?:update|patch)QueryData)\b/

/** Takes polling, the lives of cache entries and patches off RTK Query's core. Fails where they are said in other words. */
export function withoutUnused(code: string): string {
  return replacements.reduce((result, [words, others]) => {
    if (!result.includes(words)) throw new Error(`RTK Query no longer says: ${words}`)
    return result.replace(words, others)
  }, code)
}

/**
 * RTK Query brings everything that it can do along, 2 kB of it for nothing: the app looks for news by itself, only while
 * it is seen, and changes no answer in the cache by hand. A module that asks for any of it after all fails the build.
 */
export function lightToolkit(): Plugin {
  return {
    name: 'light-toolkit',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/rtk-query\.modern\.mjs$|\/packages\/(?:app|api)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        // Nothing of a dependency is mapped back to its sources.
        if (id.includes('/node_modules/')) return { code: withoutUnused(code), map: null }
        const [wish] = wishes.exec(code) ?? []
        if (wish) this.error(`${wish} does nothing in a build: see build/lightToolkit.ts`)
        return undefined
      },
    },
  }
}
