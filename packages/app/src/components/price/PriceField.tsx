import { toApiFailure, usePreviewPaymentQuery } from '@sluice/api'
import { amountRequestSchema, zeroDecimal } from '@sluice/api/contract'
import { CurrencyInput, type CurrencyInputProps } from '@sluice/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { timing } from '../../config/timing.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { hasCode } from '../failures/readFailure.ts'
import * as layout from '../forms/formLayout.css.ts'
import { readTypedAmount } from '../forms/typedAmount.ts'
import { FeePreview } from './FeePreview.tsx'

export interface PriceFieldProps extends Omit<CurrencyInputProps, 'currencyLabel'> {
  /** Called with the new currency, and with the one that is shown as soon as an amount is typed. */
  onCurrencyChange: (currency: string) => void
}

/** A field for the price of a payment. Below it stand the fee and what arrives, and beside it what is wrong, a moment after the last key. */
export function PriceField({
  currency,
  onCurrencyChange,
  onChange,
  error,
  ...rest
}: PriceFieldProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettled, timing.searchDelayMs, typed.trim())
    return () => clearTimeout(timer)
  }, [typed])

  const read = readTypedAmount(settled)
  const amount = v.safeParse(amountRequestSchema, read && 'value' in read ? read.value : undefined)
  const preview = usePreviewPaymentQuery(
    { amount: amount.success ? amount.output : zeroDecimal, currency },
    { skip: !amount.success || !currency },
  )
  const isShown = amount.success && typed.trim() === settled
  const failure = isShown && preview.error ? toApiFailure(preview.error) : undefined
  const rejected = failure?.kind === 'http' ? failure.errors?.[0] : undefined
  const isStale = failure && hasCode(failure, 'rate_unavailable')
  return (
    <div className={layout.group}>
      <CurrencyInput
        {...rest}
        currency={currency}
        currencyLabel={t('price.currency')}
        onCurrencyChange={onCurrencyChange}
        onChange={(event) => {
          setTyped(event.target.value)
          // Rates that arrive later must not change what was typed into another currency.
          if (currency) onCurrencyChange(currency)
          onChange?.(event)
        }}
        error={
          error ??
          fieldMessage(rejected?.message) ??
          (isStale ? t('price.rateUnavailable', { currency }) : undefined)
        }
      />
      <div aria-live="polite">
        {amount.success && !failure && preview.data && <FeePreview preview={preview.data} />}
      </div>
    </div>
  )
}
