import {
  toApiFailure,
  useCreatePaymentLinkMutation,
  useCreatePaymentMutation,
  type ApiFailure,
} from '@sluice/api'
import { limits } from '@sluice/api/contract'
import { Button, LabeledInput, RadioGroup, TextLink } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage, hasCode } from '../../components/failures/failureMessage.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { paths } from '../../config/paths.ts'
import type { Shareable } from './Shareable.ts'

const kinds = [
  { value: 'reusable', text: 'Reusable link', hint: 'Any number of customers' },
  { value: 'single', text: 'Link for one payment', hint: 'Switches itself off' },
  { value: 'payment', text: 'Payment now', hint: 'For the customer in front of you' },
]

const amounts = [
  { value: 'fixed', text: 'You' },
  { value: 'open', text: 'The customer' },
]

function linkSchema(hasAmount: boolean) {
  return v.object({
    description: v.pipe(v.string(), v.trim(), v.nonEmpty('Description is required')),
    amount: amountField(hasAmount),
    reference: v.pipe(v.optional(v.string(), ''), v.trim()),
  })
}
type LinkValues = v.InferOutput<ReturnType<typeof linkSchema>>

function createErrorMessage(failure: ApiFailure) {
  if (hasCode(failure, 'wallet_required')) {
    return (
      <>
        Set a payout wallet first, so that the money has somewhere to go.{' '}
        <TextLink href={paths.settings}>Open Settings</TextLink>
      </>
    )
  }
  return failureMessage(failure, 'createLink')
}

export interface CreateLinkFormProps {
  onCreated: (created: Shareable) => void
}

/** Creates a payment link, or a payment for a customer who pays at once. */
export function CreateLinkForm({ onCreated }: CreateLinkFormProps) {
  const [createLink] = useCreatePaymentLinkMutation()
  const [createPayment] = useCreatePaymentMutation()
  const [kind, setKind] = useState('reusable')
  const [amountBy, setAmountBy] = useState('fixed')
  const [failure, setFailure] = useState<ApiFailure>()
  const isPayment = kind === 'payment'
  const isFixed = isPayment || amountBy === 'fixed'

  async function send({ description, amount, reference }: LinkValues) {
    if (isPayment) {
      const { data, error } = await createPayment({
        description,
        amount,
        ...(reference && { metadata: reference }),
      })
      return { url: data?.checkout_url, paymentId: data?.transaction_id, error }
    }
    const { data, error } = await createLink({
      description,
      ...(isFixed && { amount }),
      ...(reference && { reference }),
      is_reusable: kind === 'reusable',
    })
    return { url: data?.url, error }
  }

  const { formProps, field, isSubmitting } = useContractForm(
    linkSchema(isFixed),
    async (values) => {
      setFailure(undefined)
      const { url, paymentId, error } = await send(values)
      if (url) {
        onCreated({ url, description: values.description, paymentId })
        return undefined
      }
      const failed = toApiFailure(error) ?? { kind: 'schema' }
      setFailure(failed)
      return failed
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label="New payment link">
      <RadioGroup label="Kind" options={kinds} value={kind} onChange={setKind} />
      <LabeledInput
        label="Description"
        hint="Your customer sees it."
        maxLength={limits.descriptionMax}
        autoComplete="off"
        {...field('description')}
      />
      {!isPayment && (
        <RadioGroup
          label="Who sets the amount"
          options={amounts}
          value={amountBy}
          onChange={setAmountBy}
        />
      )}
      {isFixed && (
        <LabeledInput label="Amount" inputMode="decimal" autoComplete="off" {...field('amount')} />
      )}
      <LabeledInput
        label="Reference (optional)"
        hint="Your own text, such as an invoice number. Customers do not see it."
        maxLength={limits.descriptionMax}
        autoComplete="off"
        {...field('reference')}
      />
      {failure && <FormFailure>{createErrorMessage(failure)}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText="Creating…">
        {isPayment ? 'Create payment' : 'Create link'}
      </Button>
    </form>
  )
}
