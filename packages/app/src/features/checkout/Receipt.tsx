import type { Checkout } from '@sluice/api/contract'
import { CopyField, TextLink } from '@sluice/ui'

import { PaymentAmount } from '../../components/PaymentAmount.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './Receipt.css.ts'
import type { SentPayment } from './sentPayment.ts'

interface ReceiptLine {
  id: string
  /** Null for a network's own coin. */
  hash: string | null
  network: string
  /** Undefined until the server has seen the payment. */
  amount?: string
  token?: string
  isCounted?: boolean
  explorerUrl: string | null
}

/** The transfers that the server knows, and the one that a wallet has just sent. */
function receiptLines(checkout: Checkout, sent: SentPayment | undefined): ReceiptLine[] {
  const lines: ReceiptLine[] = checkout.transfers.map(
    ({ hash, network, amount, token, held, explorer_url: explorerUrl }, index) => ({
      // One transaction can contain several transfers.
      id: `${hash} ${index}`,
      hash,
      network,
      amount,
      token,
      isCounted: held !== 'token_not_accepted' && held !== 'native_coin',
      explorerUrl,
    }),
  )
  if (!sent) return lines
  const explorer = checkout.networks.find(({ name }) => name === sent.network)?.explorer_url
  return [
    ...lines,
    { ...sent, id: sent.hash, explorerUrl: explorer ? `${explorer}/tx/${sent.hash}` : null },
  ]
}

export interface ReceiptProps {
  checkout: Checkout
  sent: SentPayment | undefined
}

/** The transfers with their hashes, which a customer can look up. */
export function Receipt({ checkout, sent }: ReceiptProps) {
  const t = useText()
  const lines = receiptLines(checkout, sent)
  if (lines.length === 0) return null
  const titleOf = (name: string) =>
    checkout.networks.find((network) => network.name === name)?.title ?? name
  return (
    <section aria-labelledby="receipt" className={css.root}>
      <h2 id="receipt" className={css.title}>
        {lines.length > 1 ? t('checkout.receipts') : t('checkout.receipt')}
      </h2>
      <ul className={css.list}>
        {lines.map(({ id, hash, network, amount, token, isCounted = true, explorerUrl }) => (
          <li key={id} className={css.line}>
            <p className={css.amount}>
              {amount && <PaymentAmount value={amount} unit={token ?? checkout.currency} />}
              <span className={css.network}>
                <span translate="no">{titleOf(network)}</span>
                {!isCounted && <span>{` · ${t('checkout.notCounted')}`}</span>}
              </span>
            </p>
            {hash !== null && (
              <CopyField
                label={t('checkout.transactionHash')}
                value={hash}
                copyLabel={t('checkout.copyTransactionHash')}
                mono
                hint={
                  explorerUrl && (
                    <TextLink href={explorerUrl} target="_blank" rel="noreferrer">
                      {t('checkout.viewInExplorer')}
                    </TextLink>
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
