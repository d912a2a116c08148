import type { Plugin } from 'vite'

const query = /\bquery: listTransactionsQuerySchema,/

/** Takes the check of the list's query off its operation. Fails where it is said in other words. */
export function withoutQueryCheck(code: string): string {
  if (!query.test(code)) throw new Error(`The contract no longer says: ${query.source}`)
  return code.replace(query, '')
}

/** The gateway checks the query of a list; the app, which only asks, would carry its rules and words for nothing. */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/packages\/api\/src\/contract\/transactions\.ts$/ },
      // It stays where it was, but for one line.
      handler: (code) => ({ code: withoutQueryCheck(code), map: null }),
    },
  }
}
