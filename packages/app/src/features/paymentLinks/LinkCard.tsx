import type { LinkProblem, PaymentLink } from '@sluice/api/contract'
import { Amount, Button, Card, DateTime, InlineAlert, StatusBadge } from '@sluice/ui'

import { SetWalletFirst } from '../../components/failures/WalletMissing.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './LinkCard.css.ts'

export interface LinkCardProps {
  link: PaymentLink
  onShare: () => void
  onSwitchOff: () => void
  onPayments: () => void
}

/** Why a link cannot take money, and what to do. */
function Problem({ problem, currency }: { problem: LinkProblem; currency: string }) {
  const t = useText()
  return (
    <InlineAlert tone="warning" title={t('paymentLinks.cannotTakeMoney')}>
      {problem === 'wallet_required' ? (
        <SetWalletFirst />
      ) : (
        t(`paymentLinks.problem.${problem}`, { currency })
      )}
    </InlineAlert>
  )
}

/** A payment link with what it has brought in. */
export function LinkCard({ link, onShare, onSwitchOff, onPayments }: LinkCardProps) {
  const t = useText()
  const { description, amount, currency, reference, payments, problem } = link
  return (
    <Card
      title={<bdi>{description}</bdi>}
      actions={
        <StatusBadge
          status={problem ? 0 : link.is_active ? 1 : -1}
          label={t(
            problem
              ? 'paymentLinks.cannotTakeMoney'
              : link.is_active
                ? 'paymentLinks.active'
                : 'paymentLinks.switchedOff',
          )}
        />
      }
    >
      {problem && <Problem problem={problem} currency={currency} />}
      <dl className={css.details}>
        <div>
          <dt className={css.term}>{t('paymentLinks.amount')}</dt>
          <dd>
            {amount === null ? (
              t('paymentLinks.amountEntered', { currency })
            ) : (
              <Amount value={amount} unit={currency} className={css.amount} />
            )}
          </dd>
        </div>
        <div>
          <dt className={css.term}>{t('paymentLinks.received')}</dt>
          <dd>
            <Amount value={link.received} unit={link.received_currency} className={css.amount} />
          </dd>
        </div>
        <div>
          <dt className={css.term}>{t('paymentLinks.kind')}</dt>
          <dd>{link.is_reusable ? t('paymentLinks.reusable') : t('paymentLinks.onePayment')}</dd>
        </div>
        <div>
          <dt className={css.term}>{t('paymentLinks.created')}</dt>
          <dd>
            <DateTime value={link.created_at} />
          </dd>
        </div>
        {reference && (
          <div>
            <dt className={css.term}>{t('paymentLinks.reference')}</dt>
            <dd className={css.reference}>
              <bdi>{reference}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        {link.is_active && (
          <Button tone="secondary" size="small" onClick={onShare}>
            {t('paymentLinks.share')}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onPayments} disabled={payments === 0}>
          {t('paymentLinks.paymentCount', { count: payments })}
        </Button>
        {link.is_active && (
          <Button tone="plain" size="small" onClick={onSwitchOff}>
            {t('paymentLinks.switchOff')}
          </Button>
        )}
      </div>
    </Card>
  )
}
