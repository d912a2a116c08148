import type { Attention } from '@sluice/api/contract'
import { DateTime, InlineAlert, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './NeedsAttention.css.ts'
import { ResolveHeld } from './ResolveHeld.tsx'
import { heldText } from './stateText.ts'

const reasons = {
  gone: 'transactions.webhookStoppedGone',
  failing: 'transactions.webhookStoppedFailing',
} as const

/** What the merchant has to decide or repair. */
export function NeedsAttention({
  wallet_refused,
  held,
  has_more_held,
  disabled_webhook,
  refunds_to_pay,
}: Omit<Attention, 'steps'>) {
  const t = useText()
  return (
    <>
      {wallet_refused && (
        <InlineAlert
          tone="danger"
          title={t('transactions.walletRefused')}
          actions={<TextLink href={paths.settings}>{t('transactions.goWallet')}</TextLink>}
        >
          {t('transactions.walletRefusedAdvice')}
        </InlineAlert>
      )}
      {disabled_webhook && (
        <InlineAlert
          tone="danger"
          title={t('transactions.webhookDisabled')}
          actions={<TextLink href={paths.credentials}>{t('transactions.goWebhook')}</TextLink>}
        >
          <Trans
            id={reasons[disabled_webhook.reason]}
            values={{ time: <DateTime value={disabled_webhook.disabled_at} /> }}
          />
        </InlineAlert>
      )}
      {refunds_to_pay > 0 && (
        <InlineAlert
          tone="warning"
          title={t('transactions.refundsToPay', { count: refunds_to_pay })}
          actions={
            <TextLink href={`${paths.refunds}?state=claimed`}>
              {t('transactions.goRefunds')}
            </TextLink>
          }
        />
      )}
      {held.length > 0 && (
        <>
          <p className={css.advice}>{t('transactions.thesePaymentsArrivedLate')}</p>
          <ul className={css.list}>
            {held.map((payment) => (
              <li key={payment.id} className={css.item}>
                <div className={css.words}>
                  <p>{heldText(payment, t)}</p>
                  <p className={css.about}>
                    <DateTime value={payment.created_at} />
                    {' · '}
                    <TextLink href={`${paths.payments}?payment=${payment.id}`}>
                      {t('transactions.viewTransaction')}
                    </TextLink>
                  </p>
                </div>
                <ResolveHeld payment={payment} />
              </li>
            ))}
          </ul>
          {has_more_held && (
            <p className={css.advice}>{t('transactions.onlyNewestHeld', { count: held.length })}</p>
          )}
        </>
      )}
    </>
  )
}
