import { toApiFailure, useLoginMutation, useRegisterWithGoogleMutation } from '@sluice/api'

import { toast } from '../../components/toast.ts'
import { session } from '../../config/session.ts'
import { signInOrRegister, type GoogleCalls } from './signInOrRegister.ts'
import { useGoogleAccount } from './useGoogleAccount.ts'

/** The page. An account without an email has a different message on sign-up. */
export type Purpose = 'logIn' | 'signUp'

/** Sign-in with Google. */
export function useGoogleSignIn(purpose: Purpose) {
  const calls = useGoogleCalls()
  return useGoogleAccount(async (account) => {
    const message = await signInOrRegister(account, {
      calls,
      purpose,
      onUnknown: () => toast.show('User not found. Redirecting to register...'),
    })
    if (message === undefined) toast.success('Login successful')
    return message
  })
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
