/** What the built pages contain in place of what only the gateway knows that serves them. It is replaced wherever it stands. */
export const pagePlaceholders = {
  /** The site's own origin: addresses for search engines and shared links are absolute. */
  publicUrl: 'https://public-url.invalid',
  /** The operator's configuration as JSON. */
  config: '@sluice-config@',
  /** What of it shows before the app has loaded: words for the `data-offers` of the root element. */
  offers: '@sluice-offers@',
  /** The operator's texts as HTML, or nothing. */
  terms: '@sluice-terms@',
  privacy: '@sluice-privacy@',
} as const

/** What an installation may offer that is seen before the app has loaded. */
export type Offer = 'sandbox' | 'provider' | 'passkeys' | 'networks' | 'currencies' | 'offramp'
