import { toApiFailure, userChangesEndpoints, type ApiFailure } from '@sluice/api'
import { businessInfoRequestSchema } from '@sluice/api/contract'
import * as v from 'valibot'

import { rereadUser } from '../../lib/rereadUser.ts'
import { store } from '../../lib/store.ts'

/** The merchant gives the name; `tps` is added on the way. Specification, section 3. */
export const schema = v.pick(businessInfoRequestSchema, ['name'])

/** Registers the business; by the time this answers the gate is open. */
export async function send(business: { name: string }): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(userChangesEndpoints.addBusinessInfo.initiate(business))
  if (!error) await rereadUser()
  return toApiFailure(error)
}
