import { useResendFailedWebhooksMutation } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, formatCount, InlineAlert, Select } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './webhookDetails.css.ts'

const hourMs = 3_600_000

const periods = [
  { value: '1', text: 'In the last hour' },
  { value: '24', text: 'In the last 24 hours' },
  { value: '168', text: 'In the last 7 days' },
  { value: '720', text: 'In the last 30 days' },
]

function resentText(count: number): string {
  if (count === 0) return 'Nothing to send: your server accepted every event.'
  const events = `${formatCount(count)} ${count === 1 ? 'event is' : 'events are'} being sent again.`
  return count < limits.resendMax ? events : `${events} Send again for the rest.`
}

/** Sends all events of a period that the merchant's server did not accept. */
export function ResendFailed() {
  const t = useText()
  const [hours, setHours] = useState('24')
  const [resend, { data, error, isLoading }] = useResendFailedWebhooksMutation()
  const since = () => new Date(Date.now() - Number(hours) * hourMs).toISOString()

  return (
    <>
      <Select label="Events that failed" options={periods} value={hours} onChange={setHours} />
      <Button
        tone="secondary"
        className={css.resend}
        loading={isLoading}
        loadingText="Sending…"
        onClick={() => void resend({ since: since() })}
      >
        Send failed events again
      </Button>
      <output className={css.resent}>{data && !isLoading && resentText(data.count)}</output>
      {error && !isLoading && (
        <InlineAlert tone="danger" className={css.resent}>
          {failureMessage(error, 'sendEvents', t)}
        </InlineAlert>
      )}
    </>
  )
}
