import { urlOfCall } from '@sluice/api'
import { listRates } from '@sluice/api/contract'
import { useEffect, useRef } from 'react'

import { environment } from '../../config/environment.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { enhanceFeeCalculator, noWorth } from './enhanceFeeCalculator.ts'
import * as css from './FeeCalculator.css.ts'
import { SluiceDrawing } from './SluiceDrawing.tsx'

/** What is calculated before somebody enters an amount. */
const example = { amount: '1,000', fee: ['5', '.00'], arrives: ['995', '.00'] } as const

/** Where the script reads what a token is worth in rupees. */
const ratesUrl = urlOfCall(
  { operation: listRates, query: { currency: 'INR' } },
  environment.apiBaseUrl,
)

/** What a part is worth in rupees, which the script fills in once it knows the rate. */
function Worth({ of: part }: { of: string }) {
  return (
    <span data-worth={part} className={css.worth} translate="no">
      {noWorth}
    </span>
  )
}

/** Shows an amount, its fee and what the merchant receives. Without JavaScript it shows an example. */
export function FeeCalculator() {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? enhanceFeeCalculator(root.current) : undefined), [])

  return (
    <div ref={root} className={css.root} data-fee-calculator="" data-rates={ratesUrl}>
      <form className={css.form} autoComplete="off">
        <div className={css.incoming}>
          <label className={css.label} htmlFor="fee-amount">
            {t('landing.customerPays')}
          </label>
          <span className={css.entry}>
            <input
              id="fee-amount"
              name="amount"
              inputMode="decimal"
              className={css.input}
              defaultValue={example.amount}
              maxLength={32}
              aria-describedby="fee-hint"
            />
            <span className={css.unit}>USDT</span>
          </span>
          <Worth of="due" />
          <p id="fee-hint" data-part="hint" className={css.hint} hidden>
            {t('landing.enterAmountSuchAs')}
          </p>
        </div>
        <div className={css.gate}>
          <div className={css.leaf} aria-hidden="true" />
          <div className={css.plate}>
            <span className={css.label}>{t('landing.fee')}</span>
            <output className={css.fee} htmlFor="fee-amount fee-first-days">
              <span data-part="fee">
                <b>{example.fee[0]}</b>
                <span>{example.fee[1]}</span>
              </span>{' '}
              <span className={css.unit}>USDT</span> <Worth of="fee" />
            </output>
            <label className={css.choice}>
              <input
                type="checkbox"
                id="fee-first-days"
                name="first-days"
                className={css.checkbox}
              />
              {t('landing.first7Days')}
            </label>
          </div>
        </div>
        <div className={css.outgoing}>
          <span className={css.label}>{t('landing.youReceive')}</span>
          <output className={css.figure} htmlFor="fee-amount fee-first-days">
            <span data-part="arrives">
              <b>{example.arrives[0]}</b>
              <span>{example.arrives[1]}</span>
            </span>{' '}
            <span className={css.unit}>USDT</span> <Worth of="arrives" />
          </output>
        </div>
        <SluiceDrawing className={css.water} />
      </form>
    </div>
  )
}
