/** What the build was told of its surroundings. Decision 4. */
export const environment = {
  /** The base of every call; empty stands for the app's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  /** The host of forgot password, reset password and verify; empty stands for the API base. */
  accountApiUrl: import.meta.env.VITE_ACCOUNT_API_URL ?? '',
  /** The OpenID Connect provider of the Google button, where the server announces none. */
  oidcIssuer: import.meta.env.VITE_OIDC_ISSUER ?? 'https://accounts.google.com',
  /** The client id registered there; empty where there is no button. */
  oidcClientId: import.meta.env.VITE_OIDC_CLIENT_ID ?? '',
} as const
