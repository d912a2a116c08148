import { authEndpoints, toApiFailure, type ApiFailure } from '@sluice/api'

import { store } from '../../lib/store.ts'
import { signUpSchema, type SignUpFields } from './signUpSchema.ts'

export const schema = signUpSchema

/** Registers a merchant; the consents stay here. */
export async function send({
  email,
  password,
  full_name,
}: SignUpFields): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(
    authEndpoints.register.initiate({ email, password, full_name }),
  )
  return toApiFailure(error)
}
