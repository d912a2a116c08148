import { zeroDecimal, type CurrencySummary, type Summary } from '@sluice/api/contract'
import { Amount, Select } from '@sluice/ui'
import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { changeText, everyDay } from './period.ts'
import * as css from './summary.css.ts'
import { DayChart } from './DayChart.tsx'

const nothing: CurrencySummary = {
  currency: '',
  received: zeroDecimal,
  fees: zeroDecimal,
  previous_received: zeroDecimal,
  previous_fees: zeroDecimal,
  days: [],
}

interface WorthProps {
  values: Summary['values']
  figure: 'received' | 'fees'
}

/** What a total of all tokens was worth when it was credited. */
function Worth({ values, figure }: WorthProps) {
  return values.map(({ currency, [figure]: amount }) => (
    <dd key={currency} className={css.worth}>
      <Trans id="summary.worth" values={{ amount: <Amount value={amount} unit={currency} /> }} />
    </dd>
  ))
}

export interface ReceivedPerDayProps {
  summary: Summary
  /** The period before, if anything was received in it and once it has loaded. */
  before: Summary | undefined
}

/** The totals of a period in one currency, what all of it was worth, and a chart of its days. */
export function ReceivedPerDay({ summary, before }: ReceivedPerDayProps) {
  const t = useText()
  const { values } = summary
  // Last come the currencies that it was worth something in, with all tokens together.
  const currencies = [...summary.currencies, ...values]
  const [chosen, setChosen] = useState<string>()
  const totals = currencies.find(({ currency }) => currency === chosen) ?? currencies[0] ?? nothing
  const { currency } = totals
  const isValue = values.includes(totals)
  const unit = currency ? { unit: currency } : {}
  const totalsBefore = [...(before?.currencies ?? []), ...(before?.values ?? [])].find(
    (each) => each.currency === currency,
  )
  const change = changeText(totals.previous_received, totals.received)

  return (
    <>
      {currencies.length > 1 && (
        <Select
          label={t('summary.currency')}
          className={css.currency}
          options={currencies.map((each) => ({ value: each.currency, text: each.currency }))}
          value={currency}
          onChange={setChosen}
        />
      )}
      <dl className={css.totals}>
        <div className={css.total}>
          <dt className={css.totalName}>{t('summary.receivedAfterFees')}</dt>
          <dd className={css.totalValue}>
            <Amount value={totals.received} {...unit} />
          </dd>
          {!isValue && <Worth values={values} figure="received" />}
          <dd className={css.note}>
            {change ? (
              <Trans
                id="summary.comparedWith"
                values={{
                  change,
                  amount: <Amount value={totals.previous_received} {...unit} />,
                }}
              />
            ) : (
              t('summary.nothingReceivedPeriodBefore')
            )}
          </dd>
        </div>
        <div className={css.total}>
          <dt className={css.totalName}>{t('summary.feesPaid')}</dt>
          <dd className={css.totalValue}>
            <Amount value={totals.fees} {...unit} />
          </dd>
          {!isValue && <Worth values={values} figure="fees" />}
          <dd className={css.note}>
            <Trans
              id="summary.periodBefore"
              values={{ amount: <Amount value={totals.previous_fees} {...unit} /> }}
            />
          </dd>
        </div>
      </dl>
      <DayChart
        currency={currency}
        days={everyDay(summary, totals)}
        before={before && totalsBefore && everyDay(before, totalsBefore)}
      />
    </>
  )
}
