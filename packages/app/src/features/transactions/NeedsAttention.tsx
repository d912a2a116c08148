import { useGetAttentionQuery } from '@sluice/api'
import { DateTime, InlineAlert, TextLink } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { paths } from '../../config/paths.ts'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import * as css from './NeedsAttention.css.ts'
import { ResolveHeld } from './ResolveHeld.tsx'
import { heldText } from './stateText.ts'

const reasons: Readonly<Record<string, string>> = {
  gone: 'Your server responded with 410 (Gone)',
  failing: 'Your server accepted no event for three days',
}

/** What the merchant has to decide or repair. Shows nothing if there is nothing to do. */
export function NeedsAttention() {
  const polling = usePolling(timing.figurePollingMs)
  const { data, isError, isFetching, refetch } = useGetAttentionQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: 5,
  })
  if (!data) {
    return isError && !isFetching ? (
      <LoadFailure what="What needs your attention" onRetry={refetch} />
    ) : null
  }
  const { held, has_more_held, disabled_webhook } = data
  if (held.length === 0 && !disabled_webhook) return null
  return (
    <Section title="Needs attention">
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
        <div className={css.panel}>
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
        </div>
      )}
    </Section>
  )
}
