import { authEndpoints, toApiFailure, type ApiFailure } from '@sluice/api'
import { forgotPasswordRequestSchema, type ForgotPasswordRequest } from '@sluice/api/contract'

import { store } from '../../lib/store.ts'

export const schema = forgotPasswordRequestSchema

/** Asks for a reset link. */
export async function send(request: ForgotPasswordRequest): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(authEndpoints.forgotPassword.initiate(request))
  return toApiFailure(error)
}
