interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_ACCOUNT_API_URL?: string
  readonly VITE_OIDC_ISSUER?: string
  readonly VITE_OIDC_CLIENT_ID?: string
}

interface Window {
  /** The form that was submitted before the app was there to take it; see index.html. */
  heldSubmit?: EventTarget | null
  /** The product's own face, once it has come after the first page; see build/pageHtml.ts, where `face` is the id of its styles. */
  comingFace?: FontFace
}
