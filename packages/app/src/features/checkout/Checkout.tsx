import type { ApiFailure } from '@sluice/api'
import { plainDecimal, type Checkout as CheckoutData, type HeldReason } from '@sluice/api/contract'
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
import { PaymentGate } from '../../components/PaymentGate.tsx'
import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Checkout.css.ts'
import { describeCheckout } from './checkoutState.ts'
import { Contact } from './Contact.tsx'
import { PayPanel, usePayOption } from './PayPanel.tsx'
import { PriceNote } from './PriceNote.tsx'
import { Receipt } from './Receipt.tsx'
import { ReceiptDetails } from './ReceiptDetails.tsx'
import { SentNotice } from './SentNotice.tsx'
import { saveSentPayment, useSentPayment } from './sentPayment.ts'
import { useCheckout } from './useCheckout.ts'

interface LoadedProps {
  checkout: CheckoutData
  failure: ApiFailure | undefined
  clockOffsetMs: number
  retry: () => void
}

/** Forgets a payment from this page once the server has seen it. */
function useUnseenPayment({ id, transfers, status }: CheckoutData) {
  const sent = useSentPayment(id)
  const isSeen = status !== 0 || transfers.some(({ hash }) => hash === sent?.hash)
  useEffect(() => {
    if (sent && isSeen) saveSentPayment(id, undefined)
  }, [id, isSeen, sent])
  return isSeen ? undefined : sent
}

function Loaded({ checkout, failure, clockOffsetMs, retry }: LoadedProps) {
  const t = useText()
  const { id, business_name: seller, description, currency, return_url: returnUrl } = checkout
  const [endedAt, setEndedAt] = useState('')
  const sent = useUnseenPayment(checkout)
  // What the server says later counts more than the browser's clock, which can be set meanwhile.
  const isOver = endedAt === checkout.now || checkout.now >= checkout.expires_at
  const state = describeCheckout(checkout, { isOver, isSent: sent !== undefined }, t)
  const isPartly = state.canPay && checkout.remaining !== checkout.amount
  const option = usePayOption(checkout)
  const due = state.canPay ? (option.network?.remaining ?? checkout.remaining) : checkout.amount
  const unit = state.canPay ? (option.network?.token.symbol ?? currency) : currency
  const [latest] = checkout.transfers.filter(({ held }) => held === null).slice(-1)

  return (
    <CheckoutFrame
      business={checkout}
      title={seller ? t('checkout.title', { seller }) : t('checkout.titleWithoutSeller')}
      description={description && <bdi>{description}</bdi>}
      amount={
        <>
          {state.canPay ? (
            <CopyField
              label={isPartly ? t('checkout.amountRemaining') : t('checkout.amount')}
              value={plainDecimal(due)}
              copyLabel={t('checkout.copyAmount')}
              className={css.amountField}
            >
              <PaymentAmount value={due} unit={unit} className={css.amount} />
            </CopyField>
          ) : (
            <PaymentAmount value={due} unit={unit} className={css.amount} />
          )}
          <PriceNote checkout={checkout} token={unit} canPay={state.canPay} />
        </>
      }
      state={
        <>
          <StateBanner
            tone={state.tone}
            title={state.title}
            message={state.message}
            figure={<PaymentGate payment={checkout} />}
          >
            {checkout.state === 'confirming' && latest && (
              <Progress
                label={t('checkout.confirmations')}
                value={latest.confirmations}
                max={latest.required_confirmations}
                valueText={t('checkout.confirmationCount', {
                  count: Math.min(latest.confirmations, latest.required_confirmations),
                  required: latest.required_confirmations,
                })}
              />
            )}
            {sent && <SentNotice sent={sent} onForget={() => saveSentPayment(id, undefined)} />}
          </StateBanner>
          <NotCounted checkout={checkout} />
          {failure && <InlineAlert tone="warning">{t('checkout.serverUnreachable')}</InlineAlert>}
          {checkout.link_url && checkout.status === -1 && (
            <LinkButton href={checkout.link_url} wide className={css.screenOnly}>
              {t('checkout.startAgain')}
            </LinkButton>
          )}
          {returnUrl && state.isFinal && (
            <LinkButton
              href={returnUrl}
              tone={checkout.status === 1 ? 'primary' : 'secondary'}
              wide
              className={css.screenOnly}
            >
              {seller ? t('checkout.backTo', { seller }) : t('checkout.backToSeller')}
            </LinkButton>
          )}
          {checkout.status === 1 && (
            <Button tone="plain" className={css.print} onClick={() => window.print()}>
              {t('checkout.printReceipt')}
            </Button>
          )}
          {checkout.status === 1 && <ReceiptDetails checkout={checkout} />}
          {!state.canPay && <Receipt checkout={checkout} sent={sent} />}
          {!state.canPay && <Contact checkout={checkout} />}
        </>
      }
    >
      {state.canPay && (
        <>
          <PayPanel
            checkout={checkout}
            option={option}
            clockOffsetMs={clockOffsetMs}
            onEnd={() => {
              setEndedAt(checkout.now)
              retry()
            }}
            onSent={(hash, network) =>
              saveSentPayment(id, { hash, network: network.name, at: Date.now() })
            }
          />
          <Receipt checkout={checkout} sent={undefined} />
          <Contact checkout={checkout} />
        </>
      )}
    </CheckoutFrame>
  )
}

/** What arrived in another token or coin: it is not lost, and what happens next. */
function NotCounted({ checkout }: { checkout: CheckoutData }) {
  const t = useText()
  const seller = checkout.business_name || t('checkout.theSeller')
  const amountsOf = (reason: HeldReason) =>
    checkout.transfers
      .filter(({ held }) => held === reason)
      .map((each) => `${plainDecimal(each.amount)} ${each.token}`)
      .join(', ')
  const tokens = amountsOf('token_not_accepted')
  const coins = amountsOf('native_coin')
  return (
    <>
      {tokens && (
        <InlineAlert tone="warning" title={t('checkout.wrongTokenTitle', { amount: tokens })}>
          {t('checkout.wrongToken', { seller })}
        </InlineAlert>
      )}
      {coins && (
        <InlineAlert tone="warning" title={t('checkout.coinTitle', { amount: coins })}>
          {checkout.status === 0
            ? t('checkout.coin', { seller, currency: checkout.currency })
            : t('checkout.coinAfterwards', { seller })}
        </InlineAlert>
      )}
    </>
  )
}

function Loading() {
  const t = useText()
  return (
    <CheckoutFrame
      title={t('checkout.titleWithoutSeller')}
      aria-busy
      amount={<Skeleton className={css.loadingAmount} />}
    >
      <Skeleton className={css.loadingCode} />
      <Skeleton className={css.loadingAddress} />
    </CheckoutFrame>
  )
}

/** The page on which a customer pays. */
export function Checkout({ id }: { id: string }) {
  const t = useText()
  const { checkout, failure, clockOffsetMs, retry } = useCheckout(id)
  if (checkout) {
    return (
      <Loaded checkout={checkout} failure={failure} clockOffsetMs={clockOffsetMs} retry={retry} />
    )
  }
  if (!failure) return <Loading />
  return (
    <CheckoutFrame
      title={t('checkout.titleWithoutSeller')}
      state={
        failure.kind === 'http' && failure.status === 404 ? (
          <StateBanner
            tone="failed"
            title={t('checkout.notFound')}
            message={t('checkout.notFoundAdvice')}
          />
        ) : (
          <LoadFailure message={t('checkout.loadFailure')} onRetry={retry} />
        )
      }
    />
  )
}
