import { authEndpoints, toApiFailure, type ApiFailure } from '@sluice/api'

import { store } from '../../lib/store.ts'

/** Confirms the e-mail address that the token was sent to. */
export async function sendVerification(token: string): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(authEndpoints.verifyUser.initiate({ token }))
  return toApiFailure(error)
}
