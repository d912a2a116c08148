import { pagePlaceholders, type Offer, type OperatorConfig } from '@sluice/api/contract'

import type { LegalTexts } from './legalTexts.ts'

/** What only this gateway knows of its pages. */
export interface Site {
  config: OperatorConfig
  /** Empty if pages need no absolute addresses. */
  publicUrl: string
  legalTexts: LegalTexts
}

/** The configuration as the JSON of a block that it must not close. D2. */
export function configText(config: OperatorConfig): string {
  return JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
}

function offersOf({
  mode,
  identity_provider,
  passkeys,
  networks,
  offramp_url,
}: OperatorConfig): string {
  const currencies = new Set(networks.flatMap((network) => network.currencies))
  const offers: Record<Offer, boolean> = {
    sandbox: mode === 'sandbox',
    provider: identity_provider !== null,
    passkeys,
    networks: networks.length > 1,
    currencies: currencies.size > 1,
    offramp: offramp_url !== null,
  }
  return Object.entries(offers)
    .filter(([, isOffered]) => isOffered)
    .map(([offer]) => offer)
    .join(' ')
}

/** Fills in the placeholders of a page of the app, or of a file for search engines. */
export function fillPage(page: string, { config, publicUrl, legalTexts }: Site): string {
  return page
    .replaceAll(pagePlaceholders.publicUrl, publicUrl)
    .replaceAll(pagePlaceholders.config, () => configText(config))
    .replaceAll(pagePlaceholders.offers, offersOf(config))
    .replaceAll(pagePlaceholders.terms, () => legalTexts.terms ?? '')
    .replaceAll(pagePlaceholders.privacy, () => legalTexts.privacy ?? '')
}
