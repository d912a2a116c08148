interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_ACCOUNT_API_URL?: string
  readonly VITE_OIDC_ISSUER?: string
  readonly VITE_OIDC_CLIENT_ID?: string
}

interface Window {
  /** The form that was submitted before the app had loaded. See index.html. */
  heldSubmit?: EventTarget | null
}
