import { useEffect, useRef, useState, type RefObject } from 'react'

import { googleProvider } from '../../config/google.ts'
import { showToast } from '../../lib/toasts.ts'
import { expectWelcome } from '../../lib/welcome.ts'
import { failureWords } from './failureWords.ts'
import { openPopup } from './openPopup.ts'

interface GoogleSignInState {
  /** `waiting`: Google's window is open. `sending`: it has answered, and the product is asked. */
  phase: 'idle' | 'waiting' | 'sending'
  /** Why the last try failed. */
  failure?: string
}

/** One try, from the press to its end. */
interface Attempt {
  popup: Window
  controller: AbortController
}

function giveUp(current: RefObject<Attempt | undefined>): void {
  current.current?.controller.abort()
  current.current?.popup.close()
  current.current = undefined
}

/**
 * Signing in through Google. Every try ends: with a session, in words beside the button, or by being given up, which
 * another try and leaving the page do too.
 */
export function useGoogleSignIn(purpose: 'logIn' | 'signUp') {
  const [state, setState] = useState<GoogleSignInState>({ phase: 'idle' })
  const current = useRef<Attempt>(undefined)

  useEffect(() => {
    const leave = () => giveUp(current)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  async function attempt({ popup, controller: { signal } }: Attempt): Promise<void> {
    const fail = (failure: string) => {
      if (!signal.aborted) setState({ phase: 'idle', failure })
    }
    const provider = googleProvider()
    const code = await Promise.all([
      import('./askGoogle.ts'),
      import('./enter.ts'),
      import('./googleCalls.ts'),
    ]).catch(() => undefined)
    if (!provider || !code) {
      popup.close()
      return fail(failureWords('unreachable'))
    }
    const [{ askGoogle }, { enter }, { googleCalls }] = code
    const response = await askGoogle({
      provider,
      popup,
      signal,
      onGone: (how) => fail(failureWords(how)),
    })
    if (signal.aborted) return undefined
    if (typeof response === 'string') {
      popup.close()
      return fail(failureWords(response))
    }
    setState({ phase: 'sending' })
    const words = await enter(response, {
      calls: googleCalls,
      purpose,
      onUnknown: () => showToast('show', 'User not found. Redirecting to register...'),
    })
    if (words !== undefined) return fail(words)
    expectWelcome()
    return showToast('success', 'Login successful')
  }

  function begin() {
    giveUp(current)
    // In the press itself: a window that opens later is blocked.
    const popup = openPopup()
    if (!popup) return setState({ phase: 'idle', failure: failureWords('blocked') })
    current.current = { popup, controller: new AbortController() }
    setState({ phase: 'waiting' })
    return void attempt(current.current)
  }

  function cancel() {
    giveUp(current)
    setState({ phase: 'idle' })
  }

  return { ...state, begin, cancel }
}
