import { capabilitiesElementId, capabilitiesSchema, type Capabilities } from '@sluice/api/contract'
import { safeParse } from 'valibot'

/** Without an announcement. */
const noCapabilities: Capabilities = { sandbox: false }

function parse(announced: string): Capabilities {
  try {
    const { success, output } = safeParse(capabilitiesSchema, JSON.parse(announced || '{}'))
    if (success) return output
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
