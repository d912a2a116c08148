import { googleTiming } from '../../config/google.ts'
import type { Translate } from '../../messages/MessageKey.ts'

const size = { width: 480, height: 680 }

/** Opens an empty window centered on this one, or returns null if the browser blocks it. */
export function openPopup(t: Translate): Window | null {
  const left = Math.round(screenX + (outerWidth - size.width) / 2)
  const top = Math.round(screenY + (outerHeight - size.height) / 2)
  const place = `width=${size.width},height=${size.height},left=${left},top=${top}`
  const popup = window.open('', '_blank', `popup,${place}`)
  if (!popup || popup.closed) return null
  popup.document.title = 'Google'
  popup.document.body.textContent = t('googleSignIn.openingGoogle')
  return popup
}

/** A watch on a popup. */
export interface PopupWatch {
  /** The popup was sent to the provider and is no longer empty. */
  hasLeft: () => void
  stop: () => void
}

/** Whether the popup shows a page. Reading the URL of another site's page throws. */
function showsPage(popup: Window): boolean {
  try {
    return popup.location.href !== 'about:blank'
  } catch {
    return true
  }
}

/**
 * Detects that a popup was closed. A popup isolated by Cross-Origin-Opener-Policy also looks closed, and shortly before
 * that seems to show a page of another site. Therefore only a popup that showed a page for `sureMs` is reported as
 * `closed`. Otherwise it is `unseen`, which is reported when the user returns to this page. Both are reported with a
 * delay, because a popup that has just responded closes too.
 */
export function watchPopup(popup: Window, onGone: (how: 'closed' | 'unseen') => void): PopupWatch {
  const { lookMs, sureMs, answerMs } = googleTiming
  let left = false
  let seenMs = 0
  let telling: ReturnType<typeof setTimeout> | undefined

  function look() {
    if (!popup.closed) {
      // Counts checks instead of time, because a busy machine may skip checks.
      if (left && showsPage(popup)) seenMs += lookMs
      return
    }
    const unsure = left && seenMs < sureMs
    if (unsure && !document.hasFocus()) return
    clearInterval(looking)
    telling = setTimeout(onGone, answerMs, unsure ? 'unseen' : 'closed')
  }
  const looking = setInterval(look, lookMs)

  return {
    hasLeft: () => {
      left = true
    },
    stop: () => {
      clearInterval(looking)
      clearTimeout(telling)
    },
  }
}
