import { createRequire } from 'node:module'
import { join } from 'node:path'

import type { Plugin } from 'vite'

const names = /^\w+\.displayName = "[^"]*";$/gm
const classes = /^(var \w+ =) (class extends React\d*\.Component \{.*?^\});$/gms
const components = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g
const checks = /^( *)((?:warning|warningOnce|invariant)\()/gm

/**
 * Takes the names for developer tools off a module's components, and marks their making as free of side effects. The
 * same is said of checks whether the router is used as it should be: development and tests make them.
 */
export function letGo(code: string): string {
  return code
    .replace(names, '')
    .replace(components, '= /* @__PURE__ */ $1')
    .replace(checks, '$1/* @__PURE__ */ $2')
    .replace(classes, '$1 /* @__PURE__ */ (() => $2)();')
}

/** What asks at run time whether there is a data router, and the answer in an app that has none. */
const questions = [
  [
    'let dataRouterState = dataRouterOpts?.state;',
    'dataRouterOpts = void 0; const dataRouterState = void 0;',
  ],
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
] as const

/** Settles that there is no data router, so that what only such a router does leaves the build. */
export function withoutDataRouter(code: string): string {
  if (!code.includes('function _renderMatches(')) return code
  return questions.reduce((result, [question, answer]) => {
    if (!result.includes(question)) throw new Error(`React Router no longer says: ${question}`)
    return result.replace(question, answer)
  }, code)
}

/** The router that the app's own package of it stands on. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')
const production = join(router, '../../production')

const library = new Map([
  ['react-router', join(production, 'index.mjs')],
  ['react-router/dom', join(production, 'dom-export.mjs')],
])

/**
 * Takes the production build of React Router, which its package names for nobody, without the warnings for developers.
 * It gives its components names in statements of their own, which keep forms, scroll restoration and the loading of
 * server routes in every build, and holds the code of data routers ready, although the app uses none of them.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler(id, importer) {
        const file = library.get(id)
        return file && this.resolve(file, importer, { skipSelf: true })
      },
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      // Nothing of a dependency is mapped back to its sources.
      handler: (code) => ({ code: withoutDataRouter(letGo(code)), map: null }),
    },
  }
}
