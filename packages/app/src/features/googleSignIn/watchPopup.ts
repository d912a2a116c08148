import { googleTiming } from '../../config/google.ts'

/** Somebody's eye on a window. */
export interface PopupWatch {
  /** The window has been sent on its way, and is no longer empty. */
  hasLeft: () => void
  stop: () => void
}

/** Whether the window shows a page; one of another site does not even say which. */
function showsPage(popup: Window): boolean {
  try {
    return popup.location.href !== 'about:blank'
  } catch {
    return true
  }
}

/**
 * Notices that a window was closed. A browser that keeps sites apart (Cross-Origin-Opener-Policy) calls a window closed
 * when it has only cut it off, and for a moment before that, a long one on a busy machine, lets it be seen as if it showed
 * another site's page. So a window that was seen with a page in it for long, and then closed, is closed; of any other it is
 * unknown, and nothing is said before somebody looks at this page again. Either is told a moment later only: a window that
 * has just answered is closed too.
 */
export function watchPopup(popup: Window, onGone: (how: 'closed' | 'unseen') => void): PopupWatch {
  const { lookMs, sureMs, answerMs } = googleTiming
  let left = false
  let seenMs = 0
  let telling: ReturnType<typeof setTimeout> | undefined

  function look() {
    if (!popup.closed) {
      // By looks and not by the clock: on a busy machine time goes by without any.
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
