/** The bounds of one route, in kB as sent (brotli) and in requests; docs/performance.md says what they come from. */
interface RouteBounds {
  path: string
  js: number
  /** What JavaScript may weigh by the target; `js` is above it where the target is not met yet. */
  target: number
  css?: number
  requests?: number
}

/** Every route of the specification, section 2. */
export const routes: readonly RouteBounds[] = [
  { path: '/', js: 5, target: 5 },
  { path: '/docs', js: 5, target: 5 },
  { path: '/login', js: 78, target: 78 },
  { path: '/signup', js: 78, target: 78 },
  { path: '/forgotpassword', js: 78, target: 78 },
  { path: '/resetPassword', js: 78, target: 78 },
  { path: '/verifyuser', js: 78, target: 78 },
  { path: '/home', js: 108.6, target: 105, requests: 9 },
  {
    path: '/transactions',
    js: 111.5,
    target: 105,
    requests: 8,
  },
  {
    path: '/credentials',
    js: 136.6,
    target: 105,
    css: 7.6,
    requests: 13,
  },
  {
    path: '/credentials/docs',
    js: 122.1,
    target: 105,
    css: 7.9,
    requests: 16,
  },
  {
    path: '/settings',
    js: 113.7,
    target: 105,
    css: 6.8,
    requests: 10,
  },
]
