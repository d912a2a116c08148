/** What the build was told of its surroundings. Decision 4. */
export const environment = {
  /** The base of every call; empty stands for the app's own origin. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL ?? '',
  /** The host of forgot password, reset password and verify; empty stands for the API base. */
  accountApiUrl: import.meta.env.VITE_ACCOUNT_API_URL ?? '',
} as const
