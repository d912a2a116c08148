import type { LinkProblem, PaymentLink } from '@sluice/api/contract'
import { Amount, Button, Card, DateTime, InlineAlert, StatusBadge, useFormats } from '@sluice/ui'

import { SetWalletFirst } from '../../components/failures/WalletMissing.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './LinkCard.css.ts'

export interface LinkCardProps {
  link: PaymentLink
  onShare: () => void
  onSwitchOff: () => void
  onPayments: () => void
}

type Unpayable = Exclude<LinkProblem, 'ended' | 'limit_reached'>

/** What keeps a link that is meant to from taking money. */
function unpayable(problem: LinkProblem | null): Unpayable | null {
  return problem === 'ended' || problem === 'limit_reached' ? null : problem
}

/** Why a link cannot take money, and what to do. */
function Problem({ problem, currency }: { problem: Unpayable; currency: string }) {
  const t = useText()
  return (
    <InlineAlert tone="warning">
      {problem === 'wallet_required' ? (
        <SetWalletFirst />
      ) : (
        t(`paymentLinks.problem.${problem}`, { currency })
      )}
    </InlineAlert>
  )
}

/** Whether customers can pay with a link. */
function Standing({ link: { problem, is_active } }: { link: PaymentLink }) {
  const t = useText()
  if (!is_active) return <StatusBadge status={-1} label={t('paymentLinks.switchedOff')} />
  if (problem === null) return <StatusBadge status={1} label={t('paymentLinks.active')} />
  if (unpayable(problem)) {
    return <StatusBadge status={0} label={t('paymentLinks.cannotTakeMoney')} />
  }
  return <StatusBadge status={-1} label={t('paymentLinks.ended')} />
}

/** A payment link with what it has brought in. */
export function LinkCard({ link, onShare, onSwitchOff, onPayments }: LinkCardProps) {
  const t = useText()
  const formats = useFormats()
  const { description, amount, currency, reference, payments, expires_at, max_payments } = link
  const problem = unpayable(link.problem)
  return (
    <Card title={<bdi>{description}</bdi>} actions={<Standing link={link} />}>
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
        {expires_at && (
          <div>
            <dt className={css.term}>{t('paymentLinks.ends')}</dt>
            <dd>
              <DateTime value={expires_at} />
            </dd>
          </div>
        )}
        {max_payments !== null && (
          <div>
            <dt className={css.term}>{t('paymentLinks.mostPayments')}</dt>
            <dd>{formats.count(max_payments)}</dd>
          </div>
        )}
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
        {link.is_active && link.problem === null && (
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
