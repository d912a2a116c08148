import { toApiFailure, useLoginMutation, useRegisterWithGoogleMutation } from '@sluice/api'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { toast } from '../../components/toast.ts'
import { capabilities } from '../../config/capabilities.ts'
import { googleProvider } from '../../config/google.ts'
import { session } from '../../config/session.ts'
import { googleErrorMessage } from './errorMessages.ts'
import { openPopup } from './popup.ts'
import { signInOrRegister, type GoogleCalls } from './signInOrRegister.ts'

/** The page. An account without an email has a different message on sign-up. */
export type Purpose = 'logIn' | 'signUp'

interface GoogleSignInState {
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
 * Sign-in with Google. Every attempt ends: with a session, with a message beside the button, or abandoned by Cancel,
 * another attempt or leaving the page.
 */
export function useGoogleSignIn(purpose: Purpose) {
  const [state, setState] = useState<GoogleSignInState>({ phase: 'idle' })
  const current = useRef<Attempt>(undefined)
  const calls = useGoogleCalls()

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
    const provider = googleProvider(capabilities())
    // The OpenID client is only loaded when it is needed.
    const code = await import('./requestIdToken.ts').catch(() => undefined)
    if (!provider || !code) {
      popup.close()
      return fail(googleErrorMessage('unreachable'))
    }
    const response = await code.requestIdToken({
      provider,
      popup,
      signal,
      onGone: (how) => fail(googleErrorMessage(how)),
    })
    if (signal.aborted) return undefined
    if (typeof response === 'string') {
      popup.close()
      return fail(googleErrorMessage(response))
    }
    setState({ phase: 'sending' })
    const message = await signInOrRegister(response, {
      calls,
      purpose,
      onUnknown: () => toast.show('User not found. Redirecting to register...'),
    })
    if (message !== undefined) return fail(message)
    toast.success('Login successful')
    return undefined
  }

  function begin() {
    abandon(current)
    // Within the click itself: a window that opens later is blocked.
    const popup = openPopup()
    if (!popup) return setState({ phase: 'idle', failure: googleErrorMessage('blocked') })
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

/** The calls that sign in; Google's user ID is the password. Specification, section 3. */
function useGoogleCalls(): GoogleCalls {
  const [logIn] = useLoginMutation()
  const [register] = useRegisterWithGoogleMutation()
  return {
    logIn: async ({ email, sub: password, identityToken }) => {
      const { error } = await logIn({ email, password, identityToken })
      if (error) return toApiFailure(error)
      return session.isSignedIn() ? undefined : { kind: 'schema' }
    },
    register: async ({ email, sub: password, identityToken }, full_name) => {
      const { data, error } = await register({ email, full_name, password, identityToken })
      return data ?? toApiFailure(error ?? {})
    },
  }
}
