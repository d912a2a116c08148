import type { Plugin } from 'vite'

/** What the app does without, and how RTK Query starts it. */
const starts = ['buildPollingHandler,', 'buildCacheLifecycleHandler,'] as const

/** How a module would ask for it. */
const wishes = /\b(?:pollingInterval|onCacheEntryAdded)\b/

/** Takes polling and the lives of cache entries off RTK Query's core. Fails where they are started in other words. */
export function withoutUnused(code: string): string {
  return starts.reduce((result, start) => {
    if (!result.includes(start)) throw new Error(`RTK Query no longer says: ${start}`)
    return result.replace(start, '')
  }, code)
}

/**
 * RTK Query brings everything that it can do along, 2 kB of it for nothing: the app looks for news by itself, only while
 * it is seen. A module that asks for any of it after all fails the build.
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
