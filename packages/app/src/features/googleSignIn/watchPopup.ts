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
 * when it has only cut it off. So a window that was seen with a page in it and then closed is closed; of one that was
 * never seen so it is unknown, and nothing is said before somebody looks at this page again. Either is told a moment
 * later only: a window that has just answered is closed too.
 */
export function watchPopup(popup: Window, onGone: (how: 'closed' | 'unseen') => void): PopupWatch {
  let left = false
  let seen = false
  let telling: ReturnType<typeof setTimeout> | undefined

  function look() {
    if (!popup.closed) {
      seen ||= left && showsPage(popup)
      return
    }
    const unsure = left && !seen
    if (unsure && !document.hasFocus()) return
    clearInterval(looking)
    telling = setTimeout(onGone, googleTiming.answerMs, unsure ? 'unseen' : 'closed')
  }
  const looking = setInterval(look, googleTiming.lookMs)

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
