import { useListApiKeysQuery } from '@sluice/api'
import { KeyTable } from '@sluice/ui'

import { Section } from '../../components/Section/Section.tsx'
import { showToast } from '../../lib/toasts.ts'
import { AddApiKey } from './AddApiKey.tsx'
import { apiKeyWords } from './apiKeyNews.ts'
import { useRevocation } from './useRevocation.ts'

const none: readonly never[] = []

/** The merchant's API key: to create, to see, to copy and to revoke. Specification, sections 2 and 4. */
export function ApiKeys() {
  const list = useListApiKeysQuery()
  const revocation = useRevocation()
  const keys = list.data ?? none

  return (
    <Section
      title="API key"
      description="Your server sends it in the header X-API-Key. One key at a time."
    >
      <AddApiKey keys={keys} />
      <KeyTable
        keys={keys}
        loading={list.isFetching && !list.data}
        failed={list.isError && !list.isFetching}
        onRetry={() => void list.refetch()}
        onRevoke={({ id }) => revocation.revoke(id)}
        revokeError={revocation.failure}
        onCopied={() => showToast('success', apiKeyWords.copied)}
        emptyHint="Give it a name above, and your server can ask for payments with it."
      />
    </Section>
  )
}
