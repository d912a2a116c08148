import { useGetWebhookSecretQuery, useRollWebhookSecretMutation } from '@sluice/api'
import {
  Button,
  ConfirmDialog,
  CopyButton,
  DateTime,
  InlineAlert,
  MaskedSecret,
  Skeleton,
  toast,
} from '@sluice/ui'
import { useId, useState } from 'react'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './webhookDetails.css.ts'

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
    return <LoadFailure what="Your signing secret" onRetry={refetch} />
  }
  return (
    <section className={css.part} aria-labelledby={title} aria-busy={!data}>
      <h3 id={title} className={css.title}>
        Signing secret
      </h3>
      <p className={css.hint}>
        Your server uses it to verify that an event comes from us. It is not your API key, and your
        server never sends it.
      </p>
      {data ? (
        <>
          <div className={css.secret}>
            <MaskedSecret
              // Masks a new secret again.
              key={data.secret}
              className={css.masked}
              secret={data.secret}
              showLabel="Show secret"
              hideLabel="Hide secret"
            />
            <CopyButton
              text={data.secret}
              label="Copy secret"
              onCopied={() => toast.success('Copied to clipboard')}
            />
          </div>
          {data.previous_secret_expires_at !== null && (
            <InlineAlert tone="warning" title="Two active secrets">
              Events are also signed with your previous secret until{' '}
              <DateTime value={data.previous_secret_expires_at} />. Update your server before then.
            </InlineAlert>
          )}
          {data.disabled_at !== null && (
            <InlineAlert tone="danger" title="Deliveries have stopped">
              Your server responded with 410 at <DateTime value={data.disabled_at} />, which asks us
              to stop. Set the webhook again to resume.
            </InlineAlert>
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
        description="Events are signed with a new secret from now on. For 24 hours they are also signed with your current one, so that you can update your server."
        confirmLabel="Roll secret"
        confirmingLabel="Rolling…"
        {...(failed && { error: 'The secret was not rolled. Please try again.' })}
        onConfirm={confirmRoll}
      />
    </section>
  )
}
