import { extrasElementId, extrasSchema, type Extras } from '@sluice/api/contract'
import { safeParse } from 'valibot'

/** What is offered where nothing is announced, and on a page that was rendered ahead. */
export const noExtras: Extras = { sandbox: false }

function parse(announced: string): Extras {
  try {
    const { success, output } = safeParse(extrasSchema, JSON.parse(announced || '{}'))
    if (success) return output
  } catch {
    // A block that is no JSON announces nothing.
  }
  return noExtras
}

let last = { announced: '', extras: noExtras }

/** What the server that gave us this page offers beyond the specification: nothing, where it announces nothing. Decision 5. */
export function extras(): Extras {
  const announced = document.querySelector(`#${extrasElementId}`)?.textContent ?? ''
  if (announced !== last.announced) last = { announced, extras: parse(announced) }
  return last.extras
}
