import { toApiFailure, userChangesEndpoints, type ApiFailure } from '@sluice/api'
import { updateUserRequestSchema } from '@sluice/api/contract'
import * as v from 'valibot'

import { rereadUser } from '../../lib/rereadUser.ts'
import { store } from '../../lib/store.ts'

/** The merchant gives the name; the two flags are added on the way. Specification, section 6. */
export const schema = v.pick(updateUserRequestSchema, ['full_name'])

/** Changes the merchant's name. */
export async function send(change: { full_name: string }): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(userChangesEndpoints.updateUser.initiate(change))
  if (!error) await rereadUser()
  return toApiFailure(error)
}
