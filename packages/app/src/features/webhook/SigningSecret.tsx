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
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './webhookDetails.css.ts'
import { DisabledNotice } from './DisabledNotice.tsx'

/** The webhook's signing secret, to show, copy and roll. */
export function SigningSecret() {
  const t = useText()
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
    return <LoadFailure message={t('webhook.signingSecretNotLoaded')} onRetry={refetch} />
  }
  return (
    <section className={css.part} aria-labelledby={title} aria-busy={!data}>
      <h3 id={title} className={css.title}>
        {t('webhook.signingSecret')}
      </h3>
      <p className={css.hint}>{t('webhook.serverUsesSecretVerify')}</p>
      {data ? (
        <>
          <div className={css.secret}>
            <MaskedSecret
              // Masks a new secret again.
              key={data.secret}
              className={css.masked}
              secret={data.secret}
              texts={{ show: t('webhook.showSecret'), hide: t('webhook.hideSecret') }}
            />
            <CopyButton
              text={data.secret}
              label={t('webhook.copySecret')}
              onCopied={() => toast.success(t('webhook.copiedClipboard'))}
            />
          </div>
          {data.previous_secret_expires_at !== null && (
            <InlineAlert tone="warning" title={t('webhook.twoActiveSecrets')}>
              <Trans
                id="webhook.twoSecretsUntil"
                values={{ time: <DateTime value={data.previous_secret_expires_at} /> }}
              />
            </InlineAlert>
          )}
          {data.disabled_at !== null && (
            <DisabledNotice at={data.disabled_at} reason={data.disabled_reason} />
          )}
          <Button tone="secondary" className={css.actions} onClick={() => setConfirming(true)}>
            {t('webhook.rollSecret')}
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
        title={t('webhook.rollSigningSecret')}
        description={t('webhook.newSecretHint')}
        texts={{ confirm: t('webhook.rollSecret'), confirming: t('webhook.rolling') }}
        {...(failed && { error: t('webhook.secretNotRolledPlease') })}
        onConfirm={confirmRoll}
      />
    </section>
  )
}
