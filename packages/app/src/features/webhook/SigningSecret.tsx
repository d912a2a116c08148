import { useGetWebhookSecretQuery, useRollWebhookSecretMutation } from '@sluice/api'
import {
  Button,
  CopyButton,
  DateTime,
  InlineAlert,
  MaskedSecret,
  Skeleton,
  toast,
} from '@sluice/ui'
import { useId, useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './webhookDetails.css.ts'
import { DisabledNotice } from './DisabledNotice.tsx'

/** The webhook's signing secret, to show, copy and roll. */
export function SigningSecret() {
  const title = useId()
  const { data, isError, isFetching, refetch } = useGetWebhookSecretQuery()
  const [roll] = useRollWebhookSecretMutation()
  const [confirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)

  async function confirmRoll() {
    setFailed(false)
    const { error } = await roll()
    if (error) {
      setFailed(true)
      throw new Error('The secret was not rolled')
    }
  }

  if (isError && !data && !isFetching) {
    return <LoadFailure message="Your signing secret could not be loaded." onRetry={refetch} />
  }
  return (
    <section className={css.part} aria-labelledby={title} aria-busy={!data}>
      <h3 id={title} className={css.title}>
        Signing secret
      </h3>
      <p className={css.hint}>
        Your server uses this secret to verify that an event comes from us. It is not your API key;
        never send it anywhere.
      </p>
      {data ? (
        <>
          <div className={css.secret}>
            <MaskedSecret
              // Masks a new secret again.
              key={data.secret}
              className={css.masked}
              secret={data.secret}
              texts={{ show: 'Show secret', hide: 'Hide secret' }}
            />
            <CopyButton
              text={data.secret}
              label="Copy secret"
              onCopied={() => toast.success('Copied to clipboard')}
            />
          </div>
          {data.previous_secret_expires_at !== null && (
            <InlineAlert tone="warning" title="Two active secrets">
              Events are signed with both your old and your new secret until{' '}
              <DateTime value={data.previous_secret_expires_at} />. Switch your server to the new
              one before then.
            </InlineAlert>
          )}
          {data.disabled_at !== null && (
            <DisabledNotice at={data.disabled_at} reason={data.disabled_reason} />
          )}
          <Button tone="secondary" className={css.actions} onClick={() => setConfirming(true)}>
            Roll secret
          </Button>
        </>
      ) : (
        <Skeleton height="3.5rem" />
      )}
      <ConfirmDialog
        open={confirming}
        onOpenChange={(open) => {
          setConfirming(open)
          if (open) setFailed(false)
        }}
        tone="primary"
        title="Roll the signing secret?"
        description="This creates a new secret. For 24 hours, events are signed with both secrets, so that you can update your server without rejecting events."
        texts={{ confirm: 'Roll secret', confirming: 'Rolling…' }}
        {...(failed && { error: 'The secret was not rolled. Please try again.' })}
        onConfirm={confirmRoll}
      />
    </section>
  )
}
