import type { Plugin } from 'vite'

const names = /^\w+\.displayName = "[^"]*";$/gm
const classes = /^(var \w+ =) (class extends React\d*\.Component \{.*?^\});$/gms
const components = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g

/** Takes the names for developer tools off a module's components, and marks their making as free of side effects. */
export function letGo(code: string): string {
  return code
    .replace(names, '')
    .replace(components, '= /* @__PURE__ */ $1')
    .replace(classes, '$1 /* @__PURE__ */ (() => $2)();')
}

/**
 * React Router gives its components names in statements of their own, which keep forms, scroll restoration and the
 * loading of server routes in every build, although the app uses none of them.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      // Nothing of a dependency is mapped back to its sources.
      handler: (code) => ({ code: letGo(code), map: null }),
    },
  }
}
