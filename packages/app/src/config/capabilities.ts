import { capabilitiesElementId, capabilitiesSchema, type Capabilities } from '@sluice/api/contract'
import { safeParse } from 'valibot'

import { environment } from './environment.ts'

const { oidcIssuer: issuer, oidcClientId: client_id } = environment

/** The identity provider of the build, where the server announces none. */
function withProviderOfBuild(announced: Capabilities): Capabilities {
  return client_id ? { ...announced, oidc: announced.oidc ?? { issuer, client_id } } : announced
}

/** What the pages' HTML is made for: everything, of which styles hide what an installation does not have. */
export const allCapabilities: Capabilities = {
  sandbox: true,
  resend_verification: true,
  webhook_secret: true,
  enable_webhook: true,
  developers: true,
  roll_api_key: true,
  confirm_changes: true,
  wallet_change_hours: 24,
  sessions: true,
  audit_log: true,
  passkeys: true,
  totp: true,
  account_changes: true,
  resolutions: true,
  dashboard: true,
  timeline: true,
  deposit_terms: true,
  checkout: true,
  payment_links: true,
  networks: [
    { name: 'one', explorer_url: null, currencies: ['USDT'] },
    { name: 'other', explorer_url: null, currencies: ['USDC'] },
  ],
  oidc: { issuer: 'https://identity.example', client_id: 'sluice' },
}

/** Without an announcement. */
const noCapabilities = withProviderOfBuild({ sandbox: false })

function parse(announced: string): Capabilities {
  try {
    const { success, output } = safeParse(capabilitiesSchema, JSON.parse(announced || '{}'))
    if (success) return withProviderOfBuild(output)
  } catch {
    // An invalid block announces nothing.
  }
  return noCapabilities
}

let last = { announced: '', capabilities: noCapabilities }

/** What the server of this page offers beyond the specification. Empty if it announces nothing. Decision 5. */
export function capabilities(): Capabilities {
  const announced = document.querySelector(`#${capabilitiesElementId}`)?.textContent ?? ''
  if (announced !== last.announced) last = { announced, capabilities: parse(announced) }
  return last.capabilities
}
