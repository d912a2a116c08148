import { toApiFailure, useGetOverviewQuery, useSetWebhookMutation } from '@sluice/api'
import { setWebhookRequestSchema } from '@sluice/api/contract'
import { WebhookForm, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { WebhookDetails } from './WebhookDetails.tsx'

/** The webhook endpoint and the form that sets it. */
export function WebhookSection() {
  const t = useText()
  const user = useGetOverviewQuery()
  const [setWebhook] = useSetWebhookMutation()
  const [failure, setFailure] = useState<string>()
  const current = user.data?.webhook[0]?.webhook_url

  const { formProps, field, isSubmitting } = useContractForm(
    setWebhookRequestSchema,
    async (request, reset) => {
      setFailure(undefined)
      const { error } = await setWebhook(request)
      if (error) {
        setFailure(failureMessage(error, 'setWebhook', t))
        return toApiFailure(error)
      }
      reset()
      toast.success(t('webhook.webhookUrlAddedSuccessfully'))
      return undefined
    },
  )
  const { error, ...inputProps } = field('webhookUrl')

  return (
    <Section title={t('webhook.webhook')} description={t('webhook.sendSignedEventUrl')}>
      {user.isError && !user.isFetching && (
        <LoadFailure message={t('webhook.currentWebhookNotLoaded')} onRetry={user.refetch} />
      )}
      <WebhookForm
        label={t('webhook.url')}
        hint={t('webhook.urlHint')}
        {...formProps}
        {...(current && { current })}
        inputProps={inputProps}
        texts={{ submit: current ? t('webhook.replaceWebhook') : t('webhook.addWebhook') }}
        error={error}
        loading={isSubmitting}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      {current && <WebhookDetails />}
    </Section>
  )
}
