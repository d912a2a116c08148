import { toApiFailure, useGetPaymentLinkQuery, useOpenPaymentLinkMutation } from '@sluice/api'
import type { PublicLink } from '@sluice/api/contract'
import { Button, LabeledInput, LinkButton, Skeleton, StateBanner } from '@sluice/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'

import { CheckoutFrame } from '../../components/CheckoutFrame/CheckoutFrame.tsx'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { checkoutPath } from '../../config/paths.ts'
import * as css from './OpenLink.css.ts'

/**
 * Creates the payment and goes to its checkout. Back does not lead here again, where it would create another one. One field does not need
 * react-hook-form, which customers would have to load.
 */
function OpenForm({ link }: { link: PublicLink }) {
  const [open, { isLoading }] = useOpenPaymentLinkMutation()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = link.amount === null

  async function start() {
    const amount = v.safeParse(amountField(isOpen), input.current?.value)
    setFailure(undefined)
    setError(amount.issues?.[0].message)
    if (!amount.success) {
      input.current?.focus()
      return
    }
    const { data, error: rejected } = await open({
      id: link.id,
      ...(isOpen && { amount: amount.output }),
    })
    if (rejected) setFailure(failureMessage(rejected, 'openLink'))
    if (data) await navigate(checkoutPath(data.id), { replace: true })
  }

  return (
    <form
      className={layout.form}
      aria-label="Payment"
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isLoading) void start()
      }}
    >
      {isOpen && (
        <LabeledInput
          inputRef={input}
          label="Amount"
          hint={`In ${link.currency}. You decide how much to pay.`}
          inputMode="decimal"
          autoComplete="off"
          onChange={() => setError(undefined)}
          {...(error !== undefined && { error })}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isLoading} loadingText="One moment…">
        Continue to payment
      </Button>
    </form>
  )
}

function Inactive({ checkout_url: checkout }: PublicLink) {
  return (
    <>
      <StateBanner
        tone="failed"
        title="This payment link is no longer active"
        message={
          checkout
            ? 'It was for one payment, which you can look up.'
            : 'Ask the seller for a new one. Please do not send any money.'
        }
      />
      {checkout && (
        <LinkButton href={checkout} tone="secondary" wide>
          Show the payment
        </LinkButton>
      )}
    </>
  )
}

/** The page behind a payment link. */
export function OpenLink({ id }: { id: string }) {
  const { data: link, error, refetch } = useGetPaymentLinkQuery(id)
  const failure = toApiFailure(error)
  if (link) {
    return (
      <CheckoutFrame
        title={link.business_name ? `Payment to ${link.business_name}` : 'Payment'}
        description={link.description}
        amount={
          link.amount !== null && (
            <PaymentAmount value={link.amount} unit={link.currency} className={css.amount} />
          )
        }
        state={link.is_active ? <OpenForm link={link} /> : <Inactive {...link} />}
      />
    )
  }
  if (!failure) {
    return (
      <CheckoutFrame
        title="Payment"
        aria-busy
        amount={<Skeleton className={css.loadingAmount} />}
      />
    )
  }
  return (
    <CheckoutFrame
      title="Payment"
      state={
        failure.kind === 'http' && failure.status === 404 ? (
          <StateBanner
            tone="failed"
            title="There is no such payment link"
            message="Check the link, or ask the seller for a new one. Please do not send any money."
          />
        ) : (
          <LoadFailure message="The payment link could not be loaded." onRetry={refetch} />
        )
      }
    />
  )
}
