'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithoutRef, Ref } from 'react'

import { ChevronDownIcon } from '../../icons/icons.ts'
import { describedBy, Field } from '../../internal/Field.tsx'
import type { FieldTexts } from '../../internal/Field.tsx'
import { splitFieldProps } from '../../internal/splitFieldProps.ts'
import type { FieldRootProps } from '../../internal/splitFieldProps.ts'
import { useFormats, useTextProps } from '../../provider/useSettings.ts'
import * as css from './CurrencyInput.css.ts'

export interface CurrencyInputProps
  extends
    FieldTexts,
    FieldRootProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldRootProps | 'type'> {
  /** The currencies and tokens to choose from, such as `['INR', 'USDT']`. If there is one, it is only shown. */
  currencies: ReadonlyArray<string>
  /** What the amount is in: one of `currencies`. */
  currency: string
  /** Called with the new currency. */
  onCurrencyChange?: (currency: string) => void
  /** The accessible name of the list of currencies. */
  currencyLabel?: string
  /** The `<input>`, such as to focus it. */
  inputRef?: Ref<HTMLInputElement>
}

/** How a currency is listed: with its name, if it has one. */
function nameOf(names: Intl.DisplayNames, currency: string): string {
  try {
    const name = names.of(currency)
    return name === currency || name === undefined ? currency : `${currency} – ${name}`
  } catch {
    // Not three letters: a token.
    return currency
  }
}

/**
 * A field for an amount of money and its currency. The amount stays text, exactly as it was typed. `onChange` is the event of the input,
 * as form libraries expect.
 */
export function CurrencyInput({
  label,
  hint,
  error,
  currencies,
  currency,
  onCurrencyChange,
  currencyLabel,
  inputRef,
  id: givenId,
  disabled,
  'aria-describedby': moreDescription,
  ...rest
}: CurrencyInputProps) {
  const texts = { currencyLabel: 'Currency', ...useTextProps('CurrencyInput', { currencyLabel }) }
  const { locale } = useFormats()
  const ownId = useId()
  const id = givenId ?? ownId
  const { root, control } = splitFieldProps(rest)
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const hasChoice = currencies.length > 1
  return (
    <Field id={id} label={label} hint={hint} error={error} {...root}>
      <div className={css.group}>
        <input
          id={id}
          ref={inputRef}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(
            id,
            { error, hint },
            clsx(!hasChoice && `${id}-unit`, moreDescription),
          )}
          {...control}
        />
        <div className={css.currency}>
          <span id={`${id}-unit`} aria-hidden={hasChoice}>
            {currency}
          </span>
          {hasChoice && (
            <>
              <ChevronDownIcon />
              <select
                aria-label={texts.currencyLabel}
                value={currency}
                disabled={disabled}
                onChange={({ target }) => onCurrencyChange?.(target.value)}
                className={css.select}
              >
                {currencies.map((each) => (
                  <option key={each} value={each}>
                    {nameOf(names, each)}
                  </option>
                ))}
              </select>
            </>
          )}
        </div>
      </div>
    </Field>
  )
}
