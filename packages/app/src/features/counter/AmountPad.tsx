import { useId } from 'react'

import { typedDecimals } from '../../components/price/priceText.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './AmountPad.css.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The text after a key. What the currency does not have is not typed. */
function withKey(text: string, key: string, decimals: number): string {
  const [whole = '', fraction] = text.split('.')
  if (key === '.') return fraction === undefined && decimals > 0 ? `${whole || '0'}.` : text
  if (fraction !== undefined) return fraction.length < decimals ? `${text}${key}` : text
  return whole === '0' ? key : `${text}${key}`
}

export interface AmountPadProps {
  /** ISO 4217, or a token. Empty while it is not known. */
  currency: string
  /** What is typed. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A large field for an amount, with keys of its own, so that a phone's keyboard does not cover the page. */
export function AmountPad({ currency, value, onChange, error }: AmountPadProps) {
  const t = useText()
  const id = useId()
  const decimals = currency ? typedDecimals(currency) : 0
  const press = (key: string) => onChange(withKey(value, key, decimals))
  return (
    <div className={css.root}>
      <label htmlFor={id} className={css.label}>
        {t('counter.amount', { currency })}
      </label>
      <input
        id={id}
        // The keys below are the keyboard of a phone.
        inputMode="none"
        autoComplete="off"
        placeholder="0"
        className={css.amount}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-error`} aria-live="polite" className={css.error}>
        {error}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would need a legend that is seen. */}
      <div role="group" aria-label={t('counter.keypad')} className={css.keys}>
        {digits.map((digit) => (
          <button key={digit} type="button" className={css.key} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={css.key}
          aria-label={t('counter.point')}
          disabled={decimals === 0}
          onClick={() => press('.')}
        >
          .
        </button>
        <button type="button" className={css.key} onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          className={css.key}
          aria-label={t('counter.deleteDigit')}
          onClick={() => onChange(value.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
    </div>
  )
}
