import { useGetWebhookSecretQuery, useRollWebhookSecretMutation } from '@sluice/api/webhook-extras'
import {
  Button,
  ConfirmDialog,
  CopyButton,
  DateTime,
  InlineAlert,
  MaskedSecret,
  Skeleton,
} from '@sluice/ui'
import { useId, useState } from 'react'

import { LoadFailure } from '../../../components/LoadFailure.tsx'
import { showToast } from '../../../lib/toasts.ts'
import * as css from './extras.css.ts'

/** What signs the messages to the webhook: to see, to copy and to roll. */
export function SigningSecret() {
  const title = useId()
  const { data, isError, isFetching, refetch } = useGetWebhookSecretQuery()
  const [roll] = useRollWebhookSecretMutation()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)

  async function rollNow() {
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
        With it your server checks that a message comes from us. It is not your API key, and your
        server never sends it.
      </p>
      {data ? (
        <>
          <div className={css.secret}>
            <MaskedSecret
              // Another secret is masked again.
              key={data.secret}
              className={css.masked}
              secret={data.secret}
              showLabel="Show secret"
              hideLabel="Hide secret"
            />
            <CopyButton
              text={data.secret}
              label="Copy secret"
              onCopied={() => showToast('success', 'Copied to clipboard')}
            />
          </div>
          {data.previous_secret_expires_at !== null && (
            <InlineAlert tone="warning" title="Two secrets sign">
              Messages carry a signature of the secret before this one too, until{' '}
              <DateTime value={data.previous_secret_expires_at} />. Put the new one on your server
              before then.
            </InlineAlert>
          )}
          {data.disabled_at !== null && (
            <InlineAlert tone="danger" title="Nothing is sent any more">
              Your server answered 410 at <DateTime value={data.disabled_at} />, which asks us to
              stop. Set the webhook again, and messages go out again.
            </InlineAlert>
          )}
          <Button tone="secondary" className={css.actions} onClick={() => setAsking(true)}>
            Roll secret
          </Button>
        </>
      ) : (
        <Skeleton height="3.5rem" />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open)
          if (open) setFailed(false)
        }}
        tone="primary"
        title="Roll the signing secret?"
        description="A new secret signs from now on. For 24 hours the one that you have signs too, so that no message is refused while you change it on your server."
        confirmLabel="Roll secret"
        confirmingLabel="Rolling…"
        {...(failed && { error: 'The secret was not rolled. Please try again.' })}
        onConfirm={rollNow}
      />
    </section>
  )
}
