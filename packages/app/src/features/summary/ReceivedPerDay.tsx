import { zeroDecimal, type Summary } from '@sluice/api/contract'
import { Amount, Select } from '@sluice/ui'
import { useState } from 'react'

import { changeText, everyDay } from './period.ts'
import * as css from './summary.css.ts'
import { DayChart } from './DayChart.tsx'

const nothing = {
  currency: '',
  received: zeroDecimal,
  fees: zeroDecimal,
  previous_received: zeroDecimal,
  previous_fees: zeroDecimal,
  days: [],
}

export interface ReceivedPerDayProps {
  summary: Summary
}

/** The totals of a period in one currency, and a chart of its days. */
export function ReceivedPerDay({ summary }: ReceivedPerDayProps) {
  const { currencies } = summary
  const [chosen, setChosen] = useState<string>()
  const totals = currencies.find(({ currency }) => currency === chosen) ?? currencies[0] ?? nothing
  const { currency } = totals
  const unit = currency ? { unit: currency } : {}
  const change = changeText(totals.previous_received, totals.received)

  return (
    <>
      {currencies.length > 1 && (
        <Select
          label="Currency"
          className={css.currency}
          options={currencies.map((each) => ({ value: each.currency, text: each.currency }))}
          value={currency}
          onChange={setChosen}
        />
      )}
      <dl className={css.totals}>
        <div className={css.total}>
          <dt className={css.totalName}>Received, after fees</dt>
          <dd className={css.totalValue}>
            <Amount value={totals.received} {...unit} />
          </dd>
          <dd className={css.note}>
            {change ? (
              <>
                {change} compared with <Amount value={totals.previous_received} {...unit} /> in the
                period before
              </>
            ) : (
              'Nothing received in the period before'
            )}
          </dd>
        </div>
        <div className={css.total}>
          <dt className={css.totalName}>Fees paid</dt>
          <dd className={css.totalValue}>
            <Amount value={totals.fees} {...unit} />
          </dd>
          <dd className={css.note}>
            <Amount value={totals.previous_fees} {...unit} /> in the period before
          </dd>
        </div>
      </dl>
      <DayChart currency={currency} days={everyDay(summary, totals)} />
    </>
  )
}
