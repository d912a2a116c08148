import type { PaymentLink } from '@sluice/api/contract'
import { Amount, Button, Card, DateTime, formatCount, StatusBadge } from '@sluice/ui'

import * as css from './LinkCard.css.ts'

export interface LinkCardProps {
  link: PaymentLink
  onShare: () => void
  onSwitchOff: () => void
  onPayments: () => void
}

/** A payment link with what it has brought in. */
export function LinkCard({ link, onShare, onSwitchOff, onPayments }: LinkCardProps) {
  const { description, amount, currency, reference, payments } = link
  return (
    <Card
      title={description}
      action={
        <StatusBadge
          status={link.is_active ? 1 : -1}
          label={link.is_active ? 'Active' : 'Switched off'}
        />
      }
    >
      <dl className={css.details}>
        <div>
          <dt className={css.term}>Amount</dt>
          <dd>
            {amount === null ? (
              `Entered by the customer, in ${currency}`
            ) : (
              <Amount value={amount} unit={currency} className={css.amount} />
            )}
          </dd>
        </div>
        <div>
          <dt className={css.term}>Received</dt>
          <dd>
            <Amount value={link.received} unit={currency} className={css.amount} />
          </dd>
        </div>
        <div>
          <dt className={css.term}>Kind</dt>
          <dd>{link.is_reusable ? 'Reusable' : 'For one payment'}</dd>
        </div>
        <div>
          <dt className={css.term}>Created</dt>
          <dd>
            <DateTime value={link.created_at} />
          </dd>
        </div>
        {reference && (
          <div>
            <dt className={css.term}>Reference</dt>
            <dd className={css.reference}>{reference}</dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        {link.is_active && (
          <Button tone="secondary" size="small" onClick={onShare}>
            Share
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onPayments} disabled={payments === 0}>
          {payments === 1 ? '1 payment' : `${formatCount(payments)} payments`}
        </Button>
        {link.is_active && (
          <Button tone="plain" size="small" onClick={onSwitchOff}>
            Switch off
          </Button>
        )}
      </div>
    </Card>
  )
}
