/** The build's environment variables. D4. */
export const environment = {
  /** The base URL of all calls. Empty for the app's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  /** The host of forgot password, reset password and verify. Empty for the API base. */
  accountApiUrl: import.meta.env.VITE_ACCOUNT_API_URL ?? '',
} as const
