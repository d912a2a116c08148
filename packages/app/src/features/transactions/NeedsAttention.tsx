import type { Attention } from '@sluice/api/contract'
import { DateTime, InlineAlert, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import * as css from './NeedsAttention.css.ts'
import { ResolveHeld } from './ResolveHeld.tsx'
import { heldText } from './stateText.ts'

const reasons: Readonly<Record<string, string>> = {
  gone: 'Your server responded with 410 (Gone)',
  failing: 'Your server accepted no event for three days',
}

/** What the merchant has to decide or repair. */
export function NeedsAttention({
  held,
  has_more_held,
  disabled_webhook,
}: Omit<Attention, 'steps'>) {
  return (
    <>
      {disabled_webhook && (
        <InlineAlert
          tone="danger"
          title="Your webhook is disabled"
          action={<TextLink href={paths.credentials}>Go to the webhook</TextLink>}
        >
          {reasons[disabled_webhook.reason] ?? 'Deliveries failed'}, so we stopped sending events at{' '}
          <DateTime value={disabled_webhook.disabled_at} />. Repair your server, then enable the
          webhook again.
        </InlineAlert>
      )}
      {held.length > 0 && (
        <>
          <p className={css.advice}>
            These payments arrived late or incomplete. Accept a payment to complete its order, or
            send the money back to your customer and mark it as refunded.
          </p>
          <ul className={css.list}>
            {held.map((transaction) => (
              <li key={transaction.id} className={css.item}>
                <div className={css.words}>
                  <p>{heldText(transaction)}</p>
                  <p className={css.about}>
                    <DateTime value={transaction.created_at} />
                    {' · '}
                    <TextLink href={`${paths.transactions}?transaction=${transaction.id}`}>
                      View transaction
                    </TextLink>
                  </p>
                </div>
                <ResolveHeld transaction={transaction} />
              </li>
            ))}
          </ul>
          {has_more_held && (
            <p className={css.advice}>
              Only the newest {held.length} are shown. Older ones follow once these are settled.
            </p>
          )}
        </>
      )}
    </>
  )
}
