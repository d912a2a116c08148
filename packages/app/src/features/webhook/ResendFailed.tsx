import { useResendFailedWebhooksMutation } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, InlineAlert, Select } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import * as css from './webhookDetails.css.ts'

const hourMs = 3_600_000

const periods = (t: Translate) => [
  { value: '1', text: t('webhook.lastHour') },
  { value: '24', text: t('webhook.last24Hours') },
  { value: '168', text: t('webhook.last7Days') },
  { value: '720', text: t('webhook.last30Days') },
]

function resentText(count: number, t: Translate): string {
  if (count === 0) return t('webhook.nothingSendServerAccepted')
  return count < limits.resendMax
    ? t('webhook.beingSentAgain', { count })
    : t('webhook.sendAgainRest', { count })
}

/** Sends all events of a period that the merchant's server did not accept. */
export function ResendFailed() {
  const t = useText()
  const [hours, setHours] = useState('24')
  const [resend, { data, error, isLoading }] = useResendFailedWebhooksMutation()
  const since = () => new Date(Date.now() - Number(hours) * hourMs).toISOString()

  return (
    <>
      <Select
        label={t('webhook.eventsFailed')}
        options={periods(t)}
        value={hours}
        onChange={setHours}
      />
      <Button
        tone="secondary"
        className={css.resend}
        loading={isLoading}
        loadingText={t('webhook.busySending')}
        onClick={() => void resend({ since: since() })}
      >
        {t('webhook.sendFailedEventsAgain')}
      </Button>
      <output className={css.resent}>{data && !isLoading && resentText(data.count, t)}</output>
      {error && !isLoading && (
        <InlineAlert tone="danger" className={css.resent}>
          {failureMessage(error, 'sendEvents', t)}
        </InlineAlert>
      )}
    </>
  )
}
