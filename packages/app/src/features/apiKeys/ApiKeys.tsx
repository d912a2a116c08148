import { toApiFailure, useListApiKeysQuery, useRevokeApiKeyMutation } from '@sluice/api'
import { KeyTable, toast } from '@sluice/ui'
import { useState } from 'react'

import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { AddApiKey } from './AddApiKey.tsx'
import { PreviousKeyNotice } from './PreviousKeyNotice.tsx'
import { RollKey } from './RollKey.tsx'

const none: readonly never[] = []

/** The merchant's API key, to create, show, copy, roll and revoke. Specification, sections 2 and 4. */
export function ApiKeys() {
  const t = useText()
  const list = useListApiKeysQuery()
  const [revokeApiKey] = useRevokeApiKeyMutation()
  const [revokeError, setRevokeError] = useState<string>()
  const keys = list.data ?? none
  const [current] = keys

  /** Rejects if the key may still work, which keeps the dialog open. */
  async function revoke(id: string) {
    setRevokeError(undefined)
    const { error } = await revokeApiKey({ id })
    const failure = error && toApiFailure(error)
    // A key that does not exist any more disappears from the list, which is read again after every revocation.
    const isGone = failure?.kind === 'http' && failure.status === 404
    if (!failure) toast.success(t('apiKeys.keyRevokedSuccessfully'))
    else if (!isGone) {
      setRevokeError(t('apiKeys.keyMayStillWork'))
      throw new Error('The key was not revoked')
    }
  }

  return (
    <Section
      title={t('apiKeys.apiKey')}
      description={t('apiKeys.serverSendsKeyX')}
      actions={current && <RollKey id={current.id} />}
    >
      <AddApiKey keys={keys} />
      <KeyTable
        label={t('apiKeys.table')}
        keys={keys}
        loading={list.isFetching && !list.data}
        failed={list.isError && !list.isFetching}
        onRetry={() => void list.refetch()}
        onRevoke={({ id }) => revoke(id)}
        revokeError={revokeError}
        onCopied={() => toast.success(t('apiKeys.copiedClipboard'))}
        emptyHint={t('apiKeys.createKeyAboveAccept')}
      />
      {current && current.previous_key_expires_at !== null && (
        <PreviousKeyNotice expiresAt={current.previous_key_expires_at} />
      )}
    </Section>
  )
}
