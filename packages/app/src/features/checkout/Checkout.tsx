import type { ApiFailure } from '@sluice/api'
import type { Checkout as CheckoutData } from '@sluice/api/contract'
import {
  Button,
  CopyField,
  InlineAlert,
  LinkButton,
  Progress,
  Skeleton,
  StateBanner,
} from '@sluice/ui'
import { useEffect, useState } from 'react'

import { CheckoutFrame } from '../../components/CheckoutFrame/CheckoutFrame.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import * as css from './Checkout.css.ts'
import { describeCheckout } from './checkoutState.ts'
import { PayPanel } from './PayPanel.tsx'
import { Receipt } from './Receipt.tsx'
import { SentNotice } from './SentNotice.tsx'
import { saveSentPayment, useSentPayment } from './sentPayment.ts'
import { plainAmount } from './tokenTransfer.ts'
import { useCheckout } from './useCheckout.ts'

interface LoadedProps {
  checkout: CheckoutData
  failure: ApiFailure | undefined
  clockOffsetMs: number
}

/** Forgets a payment from this page once the server has seen it. */
function useUnseenPayment({ id, payments, status }: CheckoutData) {
  const sent = useSentPayment(id)
  const isSeen = status !== 0 || payments.some(({ hash }) => hash === sent?.hash)
  useEffect(() => {
    if (sent && isSeen) saveSentPayment(id, undefined)
  }, [id, isSeen, sent])
  return isSeen ? undefined : sent
}

function Loaded({ checkout, failure, clockOffsetMs }: LoadedProps) {
  const { id, business_name: seller, description, currency, return_url: returnUrl } = checkout
  const [hasEnded, setHasEnded] = useState(false)
  const sent = useUnseenPayment(checkout)
  const isOver = hasEnded || checkout.now >= checkout.expires_at
  const state = describeCheckout(checkout, { isOver, isSent: sent !== undefined })
  const isPartly = state.canPay && checkout.remaining !== checkout.amount
  const due = isPartly ? checkout.remaining : checkout.amount
  const [latest] = checkout.payments.slice(-1)

  return (
    <CheckoutFrame
      title={seller ? `Payment to ${seller}` : 'Payment'}
      description={description}
      amount={
        state.canPay ? (
          <CopyField
            label={isPartly ? 'Amount still to send' : 'Amount to send'}
            value={plainAmount(due)}
            copyLabel="Copy amount"
            className={css.amountField}
          >
            <PaymentAmount value={due} unit={currency} className={css.amount} />
          </CopyField>
        ) : (
          <PaymentAmount value={due} unit={currency} className={css.amount} />
        )
      }
      state={
        <>
          <StateBanner tone={state.tone} title={state.title} message={state.message}>
            {checkout.state === 'confirming' && latest && (
              <Progress
                label="Confirmations"
                value={latest.confirmations}
                max={latest.required_confirmations}
                valueText={`${Math.min(latest.confirmations, latest.required_confirmations)} of ${latest.required_confirmations}`}
              />
            )}
            {sent && <SentNotice sent={sent} onForget={() => saveSentPayment(id, undefined)} />}
          </StateBanner>
          {failure && (
            <InlineAlert tone="warning">
              The server can’t be reached at the moment. A payment that you have made is safe. This
              page tries again by itself.
            </InlineAlert>
          )}
          {!state.canPay && <Receipt checkout={checkout} sent={sent} />}
          {returnUrl && state.isFinal && (
            <LinkButton
              href={returnUrl}
              tone={checkout.status === 1 ? 'primary' : 'secondary'}
              wide
            >
              {seller ? `Back to ${seller}` : 'Back to the seller'}
            </LinkButton>
          )}
          {checkout.status === 1 && (
            <Button tone="plain" className={css.print} onClick={() => window.print()}>
              Print receipt
            </Button>
          )}
        </>
      }
    >
      {state.canPay && (
        <>
          <PayPanel
            checkout={checkout}
            clockOffsetMs={clockOffsetMs}
            onEnd={() => setHasEnded(true)}
            onSent={(hash, network) =>
              saveSentPayment(id, { hash, network: network.name, at: Date.now() })
            }
          />
          <Receipt checkout={checkout} sent={undefined} />
        </>
      )}
    </CheckoutFrame>
  )
}

function Loading() {
  return (
    <CheckoutFrame title="Payment" aria-busy amount={<Skeleton className={css.loadingAmount} />}>
      <Skeleton className={css.loadingCode} />
      <Skeleton className={css.loadingAddress} />
    </CheckoutFrame>
  )
}

/** The page on which a customer pays. */
export function Checkout({ id }: { id: string }) {
  const { checkout, failure, clockOffsetMs, retry } = useCheckout(id)
  if (checkout) {
    return <Loaded checkout={checkout} failure={failure} clockOffsetMs={clockOffsetMs} />
  }
  if (!failure) return <Loading />
  return (
    <CheckoutFrame
      title="Payment"
      state={
        failure.kind === 'http' && failure.status === 404 ? (
          <StateBanner
            tone="failed"
            title="There is no such payment"
            message="Check the link, or ask the seller for a new one. Please do not send any money."
          />
        ) : (
          <LoadFailure what="The payment" onRetry={retry} />
        )
      }
    />
  )
}
