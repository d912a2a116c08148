import { usePayRefundMutation } from '@sluice/api'
import { asUnits, type Refund, type RefundPayment } from '@sluice/api/contract'
import { Button, CopyField, InlineAlert, Spinner, toast } from '@sluice/ui'
import { useEffect, useRef, useState } from 'react'

import { failureText, type FailureTexts } from '../../components/failures/readFailure.ts'
import { fromTokenUnits } from '../../components/wallets/tokenTransfer.ts'
import { useWallets } from '../../components/wallets/useWallets.ts'
import { WalletApp } from '../../components/wallets/WalletApp.tsx'
import { WalletButtons } from '../../components/wallets/WalletButtons.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Refunds.css.ts'
import { VerifyTransfer } from './VerifyTransfer.tsx'

const texts: FailureTexts = {
  codes: {
    refund_changed: 'refunds.changed',
    refund_closed: 'refunds.closed',
    refund_not_covered: 'refunds.notCovered',
  },
  otherwise: 'refunds.notStarted',
}

/** The exact transfer, for a wallet in this browser or on a phone. */
function Transfer({ refund, network, units }: RefundPayment) {
  const t = useText()
  const wallets = useWallets()
  const [isSent, setSent] = useState(false)
  const { address } = refund
  const { token } = network
  const exact = asUnits(BigInt(units))
  const amount = fromTokenUnits(exact, token.decimals)
  if (address === null) return null
  if (isSent) {
    return (
      <InlineAlert
        tone="success"
        actions={
          <Button tone="secondary" size="small" onClick={() => setSent(false)}>
            {t('refunds.payAgain')}
          </Button>
        }
      >
        {t('refunds.walletSent')}
      </InlineAlert>
    )
  }
  return (
    <>
      <InlineAlert>{t('refunds.payAdvice', { network: network.title })}</InlineAlert>
      <CopyField
        label={t('refunds.exactAmount', { symbol: token.symbol })}
        value={amount}
        copyLabel={t('checkout.copyAmount')}
        mono
      />
      {wallets.length > 0 && (
        <WalletButtons
          wallets={wallets}
          network={network}
          transfer={{ chainId: network.chain_id, token: token.address, to: address, units: exact }}
          onSent={() => {
            setSent(true)
            toast.success(t('refunds.walletSent'))
          }}
        />
      )}
      <WalletApp network={network} address={address} symbols={[token.symbol]} />
    </>
  )
}

/** Pays a refund from the merchant's own wallet. The customer can't change the address meanwhile. */
export function PayRefund({ refund }: { refund: Refund }) {
  const t = useText()
  const [start, { data, error, isLoading }] = usePayRefundMutation()
  const hasStarted = useRef(false)
  const { id, address } = refund

  useEffect(() => {
    // Once, for the address that was seen.
    if (hasStarted.current || address === null) return
    hasStarted.current = true
    void start({ id, address })
  }, [start, id, address])

  return (
    <div className={css.pay}>
      {isLoading && <Spinner label={t('refunds.starting')} />}
      {error && (
        <InlineAlert
          tone="danger"
          actions={
            address !== null && (
              <Button tone="secondary" size="small" onClick={() => void start({ id, address })}>
                {t('refunds.tryAgain')}
              </Button>
            )
          }
        >
          {failureText(error, texts, t)}
        </InlineAlert>
      )}
      {data && <Transfer {...data} />}
      <VerifyTransfer refund={refund} />
    </div>
  )
}
