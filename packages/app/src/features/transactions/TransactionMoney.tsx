import { useGetOverviewQuery } from '@sluice/api'
import type { Transaction } from '@sluice/api/contract'
import {
  Amount,
  Button,
  DescriptionList,
  InlineAlert,
  Link,
  type DescriptionItem,
} from '@sluice/ui'

import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { explorerLink } from './explorerLink.ts'
import { metadataEntries } from './metadataEntries.ts'
import { ResolveHeld } from './ResolveHeld.tsx'
import { heldText, isHeld, stateText } from './stateText.ts'
import * as css from './TransactionMoney.css.ts'

export interface TransactionMoneyProps {
  transaction: Transaction
}

/** What became of a transaction's money and what the merchant can do about it. */
export function TransactionMoney({ transaction }: TransactionMoneyProps) {
  const { networks } = useOperatorConfig()
  const { data: user } = useGetOverviewQuery()
  const {
    state,
    currency,
    network,
    transaction_id: hash,
    settlement,
    settlement_hash,
  } = transaction
  const metadata = metadataEntries(transaction.meta)
  if (state === null) return null

  const amount = (value: string | null) => (
    <Amount value={value ?? '0'} {...(currency && { unit: currency })} />
  )
  const lookUp = (of: string | null, text: string) => {
    const link = explorerLink(networks, network, of)
    return (
      link && (
        <Link href={link} external>
          {text}
        </Link>
      )
    )
  }
  const items: DescriptionItem[] = [
    { term: 'State', description: stateText(state) },
    { term: 'Received', description: amount(transaction.received) },
    { term: 'Fee', description: amount(transaction.fee) },
    { term: 'Net', description: amount(transaction.net) },
  ]
  if (/[1-9]/.test(transaction.remaining ?? ''))
    items.push({ term: 'Still to pay', description: amount(transaction.remaining) })
  if (transaction.required_confirmations !== null)
    items.push({
      term: 'Confirmations',
      description: `${transaction.confirmations ?? 0} of ${transaction.required_confirmations}`,
    })
  if (network)
    items.push({
      term: 'Network',
      description: (
        <>
          {network} {lookUp(hash, 'View payment in the explorer')}
        </>
      ),
    })
  if (settlement)
    items.push({
      term: 'Payout',
      description: (
        <>
          {settlement === 'settled' ? 'Forwarded to your wallet' : 'Waiting to be forwarded'}{' '}
          {lookUp(settlement_hash, 'View payout in the explorer')}
        </>
      ),
    })
  if (transaction.resolution)
    items.push({
      term: 'Your decision',
      description: transaction.resolution === 'refunded' ? 'Marked as refunded' : 'Accepted',
    })

  return (
    <div className={css.root}>
      {user?.business_info && <p className={css.receipt}>Receipt from {user.business_info.name}</p>}
      {isHeld(transaction) && (
        <InlineAlert tone="warning" title="Needs your decision">
          {heldText(transaction)} Accept the payment to complete its order, or send the money back
          and mark it as refunded.
          <div className={css.actions}>
            <ResolveHeld transaction={transaction} />
          </div>
        </InlineAlert>
      )}
      <DescriptionList items={items} layout="columns" />
      {metadata && (
        <section aria-label="Metadata">
          <h3 className={css.title}>Metadata</h3>
          <DescriptionList
            items={metadata.map(([term, description]) => ({ term, description }))}
            layout="columns"
          />
        </section>
      )}
      {transaction.status === 1 && (
        <Button tone="secondary" className={css.print} onClick={() => print()}>
          Print receipt
        </Button>
      )}
    </div>
  )
}
