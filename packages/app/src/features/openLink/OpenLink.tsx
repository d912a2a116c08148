import { toApiFailure, useGetPaymentLinkQuery, useOpenPaymentLinkMutation } from '@sluice/api'
import type { PublicLink } from '@sluice/api/contract'
import { Button, LabeledInput, LinkButton, Skeleton, StateBanner } from '@sluice/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'

import { CheckoutFrame } from '../../components/CheckoutFrame/CheckoutFrame.tsx'
import { failureText, type FailureTexts } from '../../components/failures/readFailure.ts'
import { amountField } from '../../components/forms/amountField.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { checkoutPath } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { InvoiceDocument } from './InvoiceDocument.tsx'
import * as css from './OpenLink.css.ts'

const failureTexts: FailureTexts = {
  codes: {
    link_inactive: 'failure.openLink.linkInactive',
    rate_unavailable: 'failure.openLink.rateUnavailable',
    too_many_requests: 'failure.tooManyRequests',
  },
  serverBelow: 500,
  otherwise: 'failure.openLink',
}

/**
 * Creates the payment and goes to its checkout. Back does not lead here again, where it would create another one. One field does not need
 * react-hook-form, which customers would have to load.
 */
function OpenForm({ link }: { link: PublicLink }) {
  const t = useText()
  const [open, { isLoading }] = useOpenPaymentLinkMutation()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = link.amount === null

  async function start() {
    const amount = v.safeParse(amountField(isOpen, t), input.current?.value)
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
    if (rejected) setFailure(failureText(rejected, failureTexts, t))
    if (data) await navigate(checkoutPath(data.id), { replace: true })
  }

  return (
    <form
      className={css.form}
      aria-label={t('openLink.titleWithoutSeller')}
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
          label={t('openLink.amount')}
          hint={t('openLink.amountHint', { currency: link.currency })}
          inputMode="decimal"
          autoComplete="off"
          onChange={() => setError(undefined)}
          {...(error !== undefined && { error })}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isLoading} loadingText={t('openLink.submitting')}>
        {t('openLink.submit')}
      </Button>
    </form>
  )
}

function Inactive({ checkout_url: checkout, invoice }: PublicLink) {
  const t = useText()
  if (invoice && checkout && invoice.state !== 'cancelled') {
    return (
      <LinkButton href={checkout} tone="secondary" wide className={css.screenOnly}>
        {t('openLink.showPayment')}
      </LinkButton>
    )
  }
  return (
    <>
      <StateBanner
        tone="failed"
        title={t('openLink.inactiveTitle')}
        message={checkout ? t('openLink.usedUp') : t('openLink.inactiveAdvice')}
      />
      {checkout && (
        <LinkButton href={checkout} tone="secondary" wide>
          {t('openLink.showPayment')}
        </LinkButton>
      )}
    </>
  )
}

/** The page behind a payment link. */
export function OpenLink({ id }: { id: string }) {
  const t = useText()
  const { data: link, error, refetch } = useGetPaymentLinkQuery(id)
  const failure = toApiFailure(error)
  if (link) {
    return (
      <CheckoutFrame
        business={link}
        title={
          link.business_name
            ? t('openLink.title', { seller: link.business_name })
            : t('openLink.titleWithoutSeller')
        }
        description={<bdi>{link.description}</bdi>}
        amount={
          link.amount !== null && (
            <PaymentAmount
              value={link.amount}
              unit={link.currency}
              className={link.invoice ? css.amountOfInvoice : css.amount}
            />
          )
        }
        state={link.is_active ? <OpenForm link={link} /> : <Inactive {...link} />}
      >
        {link.invoice && <InvoiceDocument invoice={link.invoice} link={link} />}
      </CheckoutFrame>
    )
  }
  if (!failure) {
    return (
      <CheckoutFrame
        title={t('openLink.titleWithoutSeller')}
        aria-busy
        amount={<Skeleton className={css.loadingAmount} />}
      />
    )
  }
  return (
    <CheckoutFrame
      title={t('openLink.titleWithoutSeller')}
      state={
        failure.kind === 'http' && failure.status === 404 ? (
          <StateBanner
            tone="failed"
            title={t('openLink.notFound')}
            message={t('openLink.notFoundAdvice')}
          />
        ) : (
          <LoadFailure message={t('openLink.loadFailure')} onRetry={refetch} />
        )
      }
    />
  )
}
