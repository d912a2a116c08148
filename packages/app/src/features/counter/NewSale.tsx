import { toApiFailure, useCreateSaleMutation, type ApiFailure } from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, Card, LabeledInput, useFormats } from '@sluice/ui'
import { useState, type SubmitEvent } from 'react'
import * as v from 'valibot'

import { createFailure } from '../../components/failures/createFailure.tsx'
import { WalletMissing } from '../../components/failures/WalletMissing.tsx'
import { amountField } from '../../components/forms/amountField.ts'
import { besideField } from '../../components/forms/besideField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { priceText } from '../../components/price/priceText.ts'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { AmountPad } from './AmountPad.tsx'
import { allowSound } from './chime.ts'
import * as css from './NewSale.css.ts'

export interface NewSaleProps {
  onCreated: (id: string) => void
}

/** The amount of a sale, in the merchant's home currency, and what it is for. */
export function NewSale({ onCreated }: NewSaleProps) {
  const t = useText()
  const formats = useFormats()
  const [createSale, { isLoading }] = useCreateSaleMutation()
  const [currency = ''] = usePriceCurrencies()
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
    const { data, error: failed } = await createSale({
      amount: amount.output,
      currency,
      ...(description && { description }),
    })
    if (data) {
      onCreated(data.id)
      return
    }
    const reason = toApiFailure(failed)
    const rejected = reason?.kind === 'http' ? reason.errors?.[0] : undefined
    if (rejected && rejected.field !== 'currency')
      setErrors({ [rejected.field]: besideField(rejected.message) })
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
        {failure ? <FormFailure>{createFailure(failure, t)}</FormFailure> : <WalletMissing />}
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
