import { pagePlaceholders, type Capabilities, type Offer } from '@sluice/api/contract'

import type { LegalTexts } from './legalTexts.ts'

/** What only this gateway knows of its pages. */
export interface Site {
  capabilities: Capabilities
  /** Empty if pages need no absolute addresses. */
  publicUrl: string
  legalTexts: LegalTexts
}

/** What is announced, as the JSON of a block that it must not close. Decision 5. */
export function announcement(capabilities: Capabilities): string {
  return JSON.stringify(capabilities).replaceAll('<', String.raw`\u003c`)
}

function offersOf({ sandbox, oidc, passkeys = false, networks = [] }: Capabilities): string {
  const currencies = new Set(networks.flatMap((network) => network.currencies))
  const offers: Record<Offer, boolean> = {
    sandbox,
    provider: oidc !== undefined,
    passkeys,
    networks: networks.length > 1,
    currencies: currencies.size > 1,
  }
  return Object.entries(offers)
    .filter(([, isOffered]) => isOffered)
    .map(([offer]) => offer)
    .join(' ')
}

/** Fills in the placeholders of a page of the app, or of a file for search engines. */
export function fillPage(page: string, { capabilities, publicUrl, legalTexts }: Site): string {
  return page
    .replaceAll(pagePlaceholders.publicUrl, publicUrl)
    .replaceAll(pagePlaceholders.announcement, () => announcement(capabilities))
    .replaceAll(pagePlaceholders.offers, offersOf(capabilities))
    .replaceAll(pagePlaceholders.terms, () => legalTexts.terms ?? '')
    .replaceAll(pagePlaceholders.privacy, () => legalTexts.privacy ?? '')
}
