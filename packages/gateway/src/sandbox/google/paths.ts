/** The path of the sandbox's stand-in for Google: its issuer and its pages. */
export const googlePath = '/sandbox/google'

/** The app's client ID. */
export const googleClientId = 'sluice-sandbox'

/** Public documents, which pages of other origins may read. */
export const publishedPaths: ReadonlySet<string> = new Set([
  `${googlePath}/.well-known/openid-configuration`,
  `${googlePath}/jwks`,
])
