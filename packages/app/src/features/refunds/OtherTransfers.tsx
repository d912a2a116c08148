import { useVerifyRefundMutation } from '@sluice/api'
import { plainDecimal, type OtherTransfer, type Refund } from '@sluice/api/contract'
import { Button, InlineAlert } from '@sluice/ui'

import { failureText } from '../../components/failures/readFailure.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Refunds.css.ts'
import { verifyTexts } from './verifyTexts.ts'

function Transfer({ refund, transfer }: { refund: Refund; transfer: OtherTransfer }) {
  const t = useText()
  const [verify, { isLoading, error }] = useVerifyRefundMutation()
  const { hash, fault, amount, currency, network_title: network, sender } = transfer
  const sent = `${plainDecimal(amount)} ${currency}`
  const asked = `${plainDecimal(refund.amount)} ${refund.currency}`
  const words = {
    network: t('refunds.faultNetwork', { sent, network, wanted: refund.network_title }),
    token: t('refunds.faultToken', { sent, asked }),
    amount: t('refunds.faultAmount', { sent, asked }),
    sender: t('refunds.faultSender', { sent, sender }),
    repeated: t('refunds.faultRepeated', { sent }),
  }
  return (
    <InlineAlert
      tone="warning"
      actions={
        fault === 'sender' && (
          <Button
            tone="secondary"
            size="small"
            loading={isLoading}
            onClick={() => void verify({ id: refund.id, hash, accepts_sender: true })}
          >
            {t('refunds.wasMe')}
          </Button>
        )
      }
    >
      {words[fault]}
      {error && <p role="alert">{failureText(error, verifyTexts, t)}</p>}
    </InlineAlert>
  )
}

/** Transfers to the customer that do not pay the refund, and why. */
export function OtherTransfers({ refund }: { refund: Refund }) {
  return (
    refund.transfers.length > 0 && (
      <ul className={css.others}>
        {refund.transfers.map((transfer) => (
          <li key={`${transfer.network} ${transfer.hash}`}>
            <Transfer refund={refund} transfer={transfer} />
          </li>
        ))}
      </ul>
    )
  )
}
