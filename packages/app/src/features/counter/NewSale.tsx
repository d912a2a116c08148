import { toApiFailure, type ApiFailure } from '@sluice/api'
import { limits, type Decimal } from '@sluice/api/contract'
import { Button, Card, LabeledInput, useFormats } from '@sluice/ui'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { hasCode } from '../../components/failures/readFailure.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { AmountPad } from './AmountPad.tsx'
import { allowSound } from './chime.ts'
import * as css from './NewSale.css.ts'

export interface NewSaleProps {
  /** What the sale is in. Empty while it is not known. */
  currency: string
  createSale: (sale: {
    amount: Decimal
    description?: string
  }) => Promise<{ data: { id: string }; error?: undefined } | { data?: undefined; error: object }>
  /** Changes the currency, if it can be changed. */
  currencyChoice?: ReactNode
  /** Said before the form is filled in. */
  notice?: ReactNode
  /** Said if a sale is refused because there is no payout wallet. */
  walletMissing?: ReactNode
  onCreated: (id: string) => void
}

/** The amount of a sale, and what it is for. */
export function NewSale({
  currency,
  currencyChoice,
  createSale,
  notice,
  walletMissing,
  onCreated,
}: NewSaleProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const formats = useFormats()
  const [isLoading, setIsLoading] = useState(false)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<ApiFailure>()
  const amount = v.safeParse(amountField(true, t), typed)

  function type(text: string) {
    setTyped(text)
    setErrors({})
  }

  async function charge(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading) return
    setFailure(undefined)
    setErrors({})
    if (!amount.success) {
      setErrors({ amount: amount.issues[0].message })
      return
    }
    allowSound()
    const description = note.trim()
    setIsLoading(true)
    const { data, error: failed } = await createSale({
      amount: amount.output,
      ...(description && { description }),
    })
    setIsLoading(false)
    if (data) {
      onCreated(data.id)
      return
    }
    const reason = toApiFailure(failed)
    const rejected = reason?.kind === 'http' ? reason.errors?.[0] : undefined
    if (rejected && rejected.field !== 'currency')
      setErrors({ [rejected.field]: fieldMessage(rejected.message) })
    else setFailure(reason)
  }

  return (
    <Card>
      <form
        noValidate
        method="post"
        aria-label={t('counter.newSale')}
        className={css.form}
        onSubmit={(event) => void charge(event)}
      >
        <AmountPad currency={currency} value={typed} onChange={type} error={errors['amount']} />
        <LabeledInput
          label={t('counter.note')}
          maxLength={limits.descriptionMax}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={errors['description']}
        />
        {currencyChoice}
        {failure ? (
          <FormFailure>
            {(hasCode(failure, 'wallet_required') && walletMissing) ||
              failureMessage(failure, 'sale', t)}
          </FormFailure>
        ) : (
          notice
        )}
        <Button
          type="submit"
          wide
          disabled={!currency}
          loading={isLoading}
          loadingText={t('counter.creating')}
        >
          {amount.success && currency
            ? t('counter.chargeAmount', {
                amount: priceText(formats, { amount: amount.output, currency }),
              })
            : t('counter.charge')}
        </Button>
      </form>
    </Card>
  )
}
