import { capabilitiesElementId, capabilitiesSchema, type Capabilities } from '@sluice/api/contract'
import { safeParse } from 'valibot'

/** What is offered where nothing is announced, and on a page that was rendered ahead. */
export const noCapabilities: Capabilities = { sandbox: false }

function parse(announced: string): Capabilities {
  try {
    const { success, output } = safeParse(capabilitiesSchema, JSON.parse(announced || '{}'))
    if (success) return output
  } catch {
    // A block that is no JSON announces nothing.
  }
  return noCapabilities
}

let last = { announced: '', capabilities: noCapabilities }

/** What the server that gave us this page offers beyond the specification: nothing, where it announces nothing. Decision 5. */
export function capabilities(): Capabilities {
  const announced = document.querySelector(`#${capabilitiesElementId}`)?.textContent ?? ''
  if (announced !== last.announced) last = { announced, capabilities: parse(announced) }
  return last.capabilities
}
