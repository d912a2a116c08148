import { capabilitiesElementId, capabilitiesSchema, type Capabilities } from '@sluice/api/contract'
import { safeParse } from 'valibot'

import { environment } from './environment.ts'

const { oidcIssuer: issuer, oidcClientId: client_id } = environment

/** The identity provider of the build, where the server announces none. */
export function withProviderOfBuild(announced: Capabilities): Capabilities {
  return client_id ? { ...announced, oidc: announced.oidc ?? { issuer, client_id } } : announced
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
  if (import.meta.env.SSR) return noCapabilities
  const announced = document.querySelector(`#${capabilitiesElementId}`)?.textContent ?? ''
  if (announced !== last.announced) last = { announced, capabilities: parse(announced) }
  return last.capabilities
}
