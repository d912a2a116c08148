import { Amount, DateTime, StatCard, StatusBadge } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ProductLook.css.ts'
import { productLook } from './productLookContent.ts'

/** A preview of the dashboard, built from the product's own components. */
export function ProductLook() {
  const content = productLook(useText())
  return (
    <section className={css.root} aria-label={content.label}>
      <StatCard
        label={content.received}
        value={<Amount value={content.total} unit="USDT" />}
        className={css.total}
      />
      <div className={css.payments}>
        <p className={css.title}>{content.payments}</p>
        <ul>
          {content.rows.map(({ order, at, amount, status }) => (
            <li key={order} className={css.row}>
              <span className={css.order}>{order}</span>
              <Amount value={amount} unit="USDT" className={css.amount} />
              <DateTime value={at} className={css.moment} />
              <StatusBadge status={status} className={css.status} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
