/** The build's environment variables. D4. */
export const environment = {
  /** The base URL of all calls. Empty for the app's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  /** The host of forgot password, reset password and verify. Empty for the API base. */
  accountApiUrl: import.meta.env.VITE_ACCOUNT_API_URL ?? '',
  /** The OpenID Connect provider of the Google button, if the server announces none. */
  oidcIssuer: import.meta.env.VITE_OIDC_ISSUER ?? 'https://accounts.google.com',
  /** The client ID registered with the provider. Without one there is no button. */
  oidcClientId: import.meta.env.VITE_OIDC_CLIENT_ID ?? '',
} as const
