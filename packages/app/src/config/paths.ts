/** The paths of all pages. Specification, section 2. */
export const paths = {
  landing: '/',
  logIn: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetPassword',
  verifyUser: '/verifyuser',
  docs: '/docs',
  home: '/home',
  transactions: '/transactions',
  credentials: '/credentials',
  /** The reference of `/docs` for a signed-in merchant. Decision 12. */
  credentialsDocs: '/credentials/docs',
  settings: '/settings',
} as const
