import { extrasElementId, extrasSchema, type Extras } from '@sluice/api/contract'
import { safeParse } from 'valibot'

/** What the server that gave us this page offers beyond the specification: nothing, where it announces nothing. Decision 5. */
export function extras(): Extras {
  const announced = document.querySelector(`#${extrasElementId}`)?.textContent ?? ''
  try {
    const { success, output } = safeParse(extrasSchema, JSON.parse(announced || '{}'))
    if (success) return output
  } catch {
    // A block that is no JSON announces nothing.
  }
  return { sandbox: false }
}
