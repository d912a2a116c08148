import type { Offer } from '@sluice/api/contract'
import { styleVariants } from '@vanilla-extract/css'

const offers: Record<Offer, Offer> = {
  sandbox: 'sandbox',
  provider: 'provider',
  passkeys: 'passkeys',
  networks: 'networks',
  currencies: 'currencies',
  offramp: 'offramp',
}

/**
 * For what the pages' HTML always contains and only some installations have. It is hidden from the first paint on where the
 * document's element does not name it, so that nothing moves when the app removes it.
 */
export const offered = styleVariants(offers, (offer) => ({
  selectors: { [`[data-offers]:not([data-offers~="${offer}"]) &`]: { display: 'none' } },
}))
