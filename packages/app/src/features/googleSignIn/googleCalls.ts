import { authEndpoints, toApiFailure } from '@sluice/api'

import { session } from '../../lib/session.ts'
import { store } from '../../lib/store.ts'
import type { GoogleCalls } from './enter.ts'

/** The calls as the product makes them; `sub` is the password. Specification, section 3. */
export const googleCalls: GoogleCalls = {
  logIn: async ({ email, sub: password, identityToken }) => {
    const { error } = await store.dispatch(
      authEndpoints.login.initiate({ email, password, identityToken }),
    )
    if (error) return toApiFailure(error)
    return session.isSignedIn() ? undefined : { kind: 'schema' }
  },
  register: async ({ email, sub: password, identityToken }, full_name) => {
    const { data, error } = await store.dispatch(
      authEndpoints.registerWithGoogle.initiate({ email, full_name, password, identityToken }),
    )
    return data ?? toApiFailure(error ?? {})
  },
}
