import {
  toApiFailure,
  useLoginMutation,
  useRegisterWithGoogleMutation,
  type ApiFailure,
} from '@sluice/api'
import { toast } from '@sluice/ui'
import { useState } from 'react'

import { sessionFailure } from '../../components/failures/sessionFailure.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { signInOrRegister, type AccountWithEmail, type GoogleCalls } from './signInOrRegister.ts'
import { useGoogleAccount } from './useGoogleAccount.ts'

/** The page. An account without an email has a different message on sign-up. */
export type Purpose = 'logIn' | 'signUp'

/** A code that a log-in waits for. */
export interface CodeRequest {
  logIn: (code: string) => Promise<ApiFailure | undefined>
  onCancel: () => void
}

/** Sign-in with Google. `codeRequest` is set while an account that has an authenticator app waits for its code. */
export function useGoogleSignIn(purpose: Purpose) {
  const t = useText()
  const [codeRequest, setCodeRequest] = useState<CodeRequest>()
  const calls = useGoogleCalls(setCodeRequest)
  const signIn = useGoogleAccount(async (account) => {
    const message = await signInOrRegister(account, {
      t,
      calls,
      purpose,
      onUnknown: () => toast.show(t('googleSignIn.userNotFoundRedirecting')),
    })
    if (message === undefined) toast.success(t('googleSignIn.loginSuccessful'))
    return message
  })
  function onCancel() {
    // First, so that the log-in does not end with a message.
    signIn.cancel()
    codeRequest?.onCancel()
  }
  return { ...signIn, codeRequest: codeRequest && { ...codeRequest, onCancel } }
}

/** The calls that sign in; Google's user ID is the password. Specification, section 3. */
function useGoogleCalls(onCode: (request: CodeRequest | undefined) => void): GoogleCalls {
  const t = useText()
  const [logIn] = useLoginMutation()
  const [register] = useRegisterWithGoogleMutation()

  async function attempt(account: AccountWithEmail, code?: string) {
    const { email, sub: password, identityToken } = account
    const { error } = await logIn({ email, password, identityToken, ...(code && { code }) })
    return error ? toApiFailure(error) : sessionFailure(t)
  }

  return {
    logIn: async (account) => {
      const failure = await attempt(account)
      if (failure?.kind !== 'http' || failure.code !== 'second_factor_required') return failure
      // The server takes the same ID token again, together with the code.
      const outcome = await new Promise<ApiFailure | undefined>((resolve) => {
        onCode({
          logIn: async (code) => {
            const failed = await attempt(account, code)
            if (!failed) resolve(undefined)
            return failed
          },
          onCancel: () => resolve(failure),
        })
      })
      onCode(undefined)
      return outcome
    },
    register: async ({ email, sub: password, identityToken }, full_name) => {
      const { data, error } = await register({ email, full_name, password, identityToken })
      return data ?? toApiFailure(error ?? {})
    },
  }
}
