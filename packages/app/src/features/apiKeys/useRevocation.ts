import { gatewayApi, toApiFailure, useRevokeApiKeyMutation } from '@sluice/api'
import { useState } from 'react'
import { useDispatch } from 'react-redux'

import { showToast } from '../../lib/toasts.ts'
import { apiKeyWords, revocationNews } from './apiKeyNews.ts'

/** Revokes a key. `revoke` rejects while there is something to say, so that the dialog which asked stays open. */
export function useRevocation() {
  const [send] = useRevokeApiKeyMutation()
  const dispatch = useDispatch()
  const [failure, setFailure] = useState<string>()

  async function revoke(id: string): Promise<void> {
    setFailure(undefined)
    const { error } = await send({ id })
    if (!error) {
      showToast('success', apiKeyWords.revoked)
      return
    }
    const words = revocationNews(toApiFailure(error))
    setFailure(words)
    if (words !== undefined) throw new Error(words)
    dispatch(gatewayApi.util.invalidateTags(['ApiKeys']))
  }

  return { revoke, failure }
}
