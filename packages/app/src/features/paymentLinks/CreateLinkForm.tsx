import {
  toApiFailure,
  useCreatePaymentLinkMutation,
  useCreateMerchantPaymentMutation,
  type ApiFailure,
} from '@sluice/api'
import { createPaymentLinkRequestSchema, limits } from '@sluice/api/contract'
import { Accordion, Button, DateInput, LabeledInput, RadioGroup, Select } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { createFailure } from '../../components/failures/createFailure.tsx'
import { WalletMissing } from '../../components/failures/WalletMissing.tsx'
import { amountField } from '../../components/forms/amountField.ts'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { PriceField } from '../../components/price/PriceField.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Shareable } from './Shareable.ts'

const kinds = (t: Translate) => [
  {
    value: 'reusable',
    text: t('paymentLinks.reusableLink'),
    hint: t('paymentLinks.reusableHint'),
  },
  {
    value: 'single',
    text: t('paymentLinks.linkOnePayment'),
    hint: t('paymentLinks.onePaymentHint'),
  },
  { value: 'payment', text: t('paymentLinks.paymentNow'), hint: t('paymentLinks.paymentNowHint') },
]

const amounts = (t: Translate) => [
  { value: 'fixed', text: t('paymentLinks.amountByMerchant') },
  { value: 'open', text: t('paymentLinks.amountByCustomer') },
]

/** The end of a day in India, which days of the product are. */
function endOfDay(day: string): string {
  return `${day}T23:59:59.999+05:30`
}

function isLimit(payments: number): boolean {
  return payments >= 1 && payments <= limits.linkPaymentsMax
}

function linkSchema(hasAmount: boolean, t: Translate) {
  return v.object({
    description: v.pipe(v.string(), v.trim(), v.nonEmpty(t('paymentLinks.descriptionRequired'))),
    amount: amountField(hasAmount, t),
    reference: v.pipe(v.optional(v.string(), ''), v.trim()),
    max_payments: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check(
        (text) => text === '' || (/^\d+$/.test(text) && isLimit(Number(text))),
        t('paymentLinks.mostPaymentsForm'),
      ),
    ),
    return_url: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.check(
        (text) => text === '' || v.is(createPaymentLinkRequestSchema.entries.return_url, text),
        t('paymentLinks.returnUrlForm'),
      ),
    ),
  })
}
type LinkValues = v.InferOutput<ReturnType<typeof linkSchema>>

export interface CreateLinkFormProps {
  onCreated: (created: Shareable) => void
}

/** Creates a payment link, or a payment for a customer who pays at once. */
export function CreateLinkForm({ onCreated }: CreateLinkFormProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
  const [createLink] = useCreatePaymentLinkMutation()
  const [createPayment] = useCreateMerchantPaymentMutation()
  const [kind, setKind] = useState('reusable')
  const [amountBy, setAmountBy] = useState('fixed')
  const [lastDay, setLastDay] = useState('')
  const [failure, setFailure] = useState<ApiFailure>()
  const currencies = usePriceCurrencies()
  const [chosen, setChosen] = useState<string>()
  const currency = chosen ?? currencies[0]
  const isPayment = kind === 'payment'
  const isFixed = isPayment || amountBy === 'fixed'

  async function send({ description, amount, reference, max_payments, return_url }: LinkValues) {
    if (isPayment) {
      const { data, error } = await createPayment({
        description,
        amount,
        ...(currency !== undefined && { currency }),
        ...(reference && { reference }),
      })
      const created = data && { ...data.price, url: data.checkout_url, paymentId: data.id }
      return { created, error }
    }
    const { data, error } = await createLink({
      description,
      ...(isFixed && { amount }),
      ...(currency !== undefined && { currency }),
      ...(reference && { reference }),
      is_reusable: kind === 'reusable',
      ...(lastDay && { expires_at: endOfDay(lastDay) }),
      ...(max_payments && { max_payments: Number(max_payments) }),
      ...(return_url && { return_url }),
    })
    return { created: data, error }
  }

  const { formProps, field, isSubmitting } = useContractForm(
    linkSchema(isFixed, t),
    async (values) => {
      setFailure(undefined)
      const { created, error } = await send(values)
      if (created) {
        onCreated({ ...created, description: values.description })
        return undefined
      }
      const failed = toApiFailure(error) ?? { kind: 'schema' }
      setFailure(failed)
      return failed
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label={t('paymentLinks.newPaymentLink')}>
      <RadioGroup
        label={t('paymentLinks.kind')}
        options={kinds(t)}
        value={kind}
        onChange={setKind}
      />
      <LabeledInput
        label={t('paymentLinks.description')}
        hint={t('paymentLinks.descriptionHint')}
        maxLength={limits.descriptionMax}
        autoComplete="off"
        {...field('description')}
      />
      {!isPayment && (
        <RadioGroup
          label={t('paymentLinks.whoSetsAmount')}
          options={amounts(t)}
          value={amountBy}
          onChange={setAmountBy}
        />
      )}
      {isFixed ? (
        <PriceField
          label={t('paymentLinks.amount')}
          currencies={currencies}
          currency={currency ?? ''}
          onCurrencyChange={setChosen}
          {...field('amount')}
        />
      ) : (
        <Select
          label={t('price.currency')}
          options={currencies.map((each) => ({ value: each, text: each }))}
          value={currency ?? ''}
          onChange={setChosen}
        />
      )}
      <LabeledInput
        label={t('paymentLinks.referenceOptional')}
        hint={t('paymentLinks.referenceHint')}
        maxLength={limits.descriptionMax}
        autoComplete="off"
        {...field('reference')}
      />
      {!isPayment && (
        <Accordion
          items={[
            {
              title: t('paymentLinks.moreOptions'),
              content: (
                <div className={layout.form}>
                  <DateInput
                    label={t('paymentLinks.lastDay')}
                    value={lastDay}
                    onChange={setLastDay}
                    error={fieldMessage(rejectionOf(failure, 'expires_at'))}
                  />
                  {kind === 'reusable' && (
                    <LabeledInput
                      label={t('paymentLinks.mostPaymentsOptional')}
                      hint={t('paymentLinks.mostPaymentsHint')}
                      inputMode="numeric"
                      autoComplete="off"
                      {...field('max_payments')}
                    />
                  )}
                  <LabeledInput
                    label={t('paymentLinks.returnUrl')}
                    hint={t('paymentLinks.returnUrlHint')}
                    type="url"
                    autoComplete="off"
                    {...field('return_url')}
                  />
                </div>
              ),
            },
          ]}
        />
      )}
      {failure ? <FormFailure>{createFailure(failure, t)}</FormFailure> : <WalletMissing />}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('paymentLinks.creating')}>
        {isPayment ? t('paymentLinks.createPayment') : t('paymentLinks.createLink')}
      </Button>
    </form>
  )
}
