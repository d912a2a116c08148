import { authEndpoints, toApiFailure, type ApiFailure } from '@sluice/api'
import { resetPasswordRequestSchema, type ResetPasswordRequest } from '@sluice/api/contract'
import * as v from 'valibot'

import { store } from '../../lib/store.ts'

/** The form asks for the password alone; the token comes from the link. */
export const schema = v.pick(resetPasswordRequestSchema, ['new_password'])

/** Sets the new password. */
export async function sendNewPassword(
  request: ResetPasswordRequest,
): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(authEndpoints.resetPassword.initiate(request))
  return toApiFailure(error)
}
