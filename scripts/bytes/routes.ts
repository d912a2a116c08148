/** The bounds of one route, in kB as sent (brotli) and in requests; docs/performance.md says what they come from. */
interface RouteBounds {
  path: string
  /** What the page needs beside the app's first file: modules, or groups of the build. */
  modules: readonly string[]
  js: number
  /** What JavaScript may weigh by the target; `js` is above it where the target is not met yet. */
  target: number
  css?: number
  requests?: number
}

const page = (name: string) => `src/routes/${name}.tsx`

/** Every route of the specification, section 2. */
export const routes: readonly RouteBounds[] = [
  {
    path: '/',
    modules: [page('landing/LandingPage')],
    js: 123.5,
    target: 5,
    css: 9.6,
    requests: 16,
  },
  { path: '/docs', modules: [page('docs/DocsPage')], js: 88, target: 5, requests: 16 },
  { path: '/login', modules: ['forms'], js: 78, target: 78 },
  { path: '/signup', modules: ['forms'], js: 78, target: 78 },
  { path: '/forgotpassword', modules: ['forms'], js: 78, target: 78 },
  { path: '/resetPassword', modules: ['links'], js: 79.5, target: 78, requests: 7 },
  { path: '/verifyuser', modules: ['links'], js: 79.5, target: 78, requests: 7 },
  { path: '/home', modules: ['merchant'], js: 108.6, target: 105 },
  {
    path: '/transactions',
    modules: ['merchant', page('transactions/TransactionsPage')],
    js: 111.5,
    target: 105,
    requests: 8,
  },
  {
    path: '/credentials',
    modules: ['merchant', page('credentials/CredentialsPage')],
    js: 134.2,
    target: 105,
    css: 7.6,
    requests: 13,
  },
  {
    path: '/credentials/docs',
    modules: ['merchant', page('credentials/docs/ApiReferencePage')],
    js: 122.1,
    target: 105,
    css: 7.9,
    requests: 16,
  },
  {
    path: '/settings',
    modules: ['merchant', page('settings/SettingsPage')],
    js: 113.7,
    target: 105,
    css: 6.8,
    requests: 10,
  },
]
