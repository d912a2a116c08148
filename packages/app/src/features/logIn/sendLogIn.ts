import { authEndpoints, toApiFailure, type ApiFailure } from '@sluice/api'
import { loginRequestSchema, type LoginRequest } from '@sluice/api/contract'

import { session } from '../../lib/session.ts'
import { store } from '../../lib/store.ts'

export const schema = loginRequestSchema

/** Logs in; the session begins before this answers. */
export async function send(credentials: LoginRequest): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(authEndpoints.login.initiate(credentials))
  if (error) return toApiFailure(error)
  // A browser that refuses the cookie, or whose clock is far ahead, is not signed in by the best of tokens.
  return session.isSignedIn() ? undefined : { kind: 'schema' }
}
