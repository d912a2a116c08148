/** Where the sandbox's stand-in for Google is, below the gateway's address: its issuer, and all of its pages. */
export const googlePath = '/sandbox/google'

/** The client id under which the app is known to it. */
export const googleClientId = 'sluice-sandbox'

/** What it publishes for everybody, pages under other names of this machine among them. */
export const publishedPaths: ReadonlySet<string> = new Set([
  `${googlePath}/.well-known/openid-configuration`,
  `${googlePath}/jwks`,
])
