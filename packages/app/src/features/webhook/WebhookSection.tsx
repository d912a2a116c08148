import { useGetOverviewQuery } from '@sluice/api'
import { WebhookForm } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useForm } from '../../components/forms/useForm.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { showToast } from '../../lib/toasts.ts'
import { WebhookExtras } from './extras/WebhookExtras.tsx'

/** What is said of the webhook. Specification, section 8. */
const words = {
  added: 'Webhook URL added successfully!',
  failed: 'Failed to add webhook',
} as const

/** The address that is told of payments, and the form that sets it. */
export function WebhookSection() {
  const user = useGetOverviewQuery()
  const current = user.data?.webhook[0]?.webhook_url
  const [failed, setFailed] = useState(false)
  const form = useForm({
    load: () => import('./sendWebhook.ts'),
    onSent() {
      setFailed(false)
      form.clear()
      showToast('success', words.added)
    },
    onFailed() {
      setFailed(true)
      showToast('error', words.failed)
    },
  })

  return (
    <Section
      title="Webhook"
      description="Your server is told of each payment there, with a signature that proves who is speaking."
    >
      {user.isError && !user.isFetching && (
        <LoadFailure what="Your current webhook" onRetry={user.refetch} />
      )}
      <WebhookForm
        {...form.props}
        {...(current && { current })}
        submitText={current ? 'Replace webhook' : 'Add webhook'}
        error={form.errors.webhookUrl}
        saving={form.sending}
      />
      {failed && !form.sending && <FormFailure>{words.failed}</FormFailure>}
      <WebhookExtras hasWebhook={Boolean(current)} />
    </Section>
  )
}
