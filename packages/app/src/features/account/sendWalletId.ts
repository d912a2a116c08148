import { toApiFailure, userChangesEndpoints, type ApiFailure } from '@sluice/api'
import { updateWalletIdRequestSchema, type UpdateWalletIdRequest } from '@sluice/api/contract'

import { rereadUser } from '../../lib/rereadUser.ts'
import { store } from '../../lib/store.ts'

export const schema = updateWalletIdRequestSchema

/** Changes where earnings are paid out to. */
export async function send(change: UpdateWalletIdRequest): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(userChangesEndpoints.updateWalletId.initiate(change))
  if (!error) await rereadUser()
  return toApiFailure(error)
}
