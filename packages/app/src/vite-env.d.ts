interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_ACCOUNT_API_URL?: string
}
