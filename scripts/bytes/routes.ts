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
  { path: '/login', js: 75, target: 78 },
  { path: '/signup', js: 75, target: 78 },
  { path: '/forgotpassword', js: 75, target: 78 },
  { path: '/resetPassword', js: 75, target: 78 },
  { path: '/verifyuser', js: 75, target: 78 },
  { path: '/home', js: 104, target: 105 },
  { path: '/transactions', js: 105, target: 105 },
  { path: '/credentials', js: 104.5, target: 105 },
  { path: '/credentials/docs', js: 105.5, target: 105 },
  { path: '/settings', js: 102.1, target: 105 },
]
