import { useEffect, useRef, useState, type RefObject } from 'react'

import { operatorConfig } from '../../config/operatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { googleErrorMessage } from './errorMessages.ts'
import { openPopup } from './popup.ts'
import type { GoogleAccount } from './requestIdToken.ts'

interface GoogleAccountState {
  /** `waiting`: Google's popup is open. `sending`: Google has responded, and our own calls are running. */
  phase: 'idle' | 'waiting' | 'sending'
  /** Why the last attempt failed. */
  failure?: string
}

interface Attempt {
  popup: Window
  controller: AbortController
}

function abandon(current: RefObject<Attempt | undefined>): void {
  current.current?.controller.abort()
  current.current?.popup.close()
  current.current = undefined
}

/**
 * Asks Google who somebody is. `use` takes the account, and returns a message if it cannot be used. Every attempt ends: with
 * an account, with a message beside the button, or abandoned by Cancel, another attempt or leaving the page.
 */
export function useGoogleAccount(use: (account: GoogleAccount) => Promise<string | undefined>) {
  const t = useText()
  const [state, setState] = useState<GoogleAccountState>({ phase: 'idle' })
  const current = useRef<Attempt>(undefined)

  useEffect(() => {
    const leave = () => abandon(current)
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
    const { identity_provider: provider } = operatorConfig()
    // The OpenID client is only loaded when it is needed.
    const code = await import('./requestIdToken.ts').catch(() => undefined)
    if (!provider || !code) {
      popup.close()
      return fail(googleErrorMessage('unreachable', t))
    }
    const response = await code.requestIdToken({
      provider,
      popup,
      signal,
      onGone: (how) => fail(googleErrorMessage(how, t)),
    })
    if (signal.aborted) return undefined
    if (typeof response === 'string') {
      popup.close()
      return fail(googleErrorMessage(response, t))
    }
    setState({ phase: 'sending' })
    const message = await use(response)
    if (message !== undefined) fail(message)
    return undefined
  }

  function begin() {
    abandon(current)
    // Within the click itself: a window that opens later is blocked.
    const popup = openPopup(t)
    if (!popup) return setState({ phase: 'idle', failure: googleErrorMessage('blocked', t) })
    current.current = { popup, controller: new AbortController() }
    setState({ phase: 'waiting' })
    return void attempt(current.current)
  }

  function cancel() {
    abandon(current)
    setState({ phase: 'idle' })
  }

  return { ...state, begin, cancel }
}
