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
import { useText } from '../../messages/TextProvider.tsx'
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
  const t = useText()
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

  const amount = (value: string) => <Amount value={value} unit={currency} />
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
    { term: t('transactions.state'), description: stateText(state, t) },
    { term: t('transactions.received'), description: amount(transaction.received) },
    { term: t('transactions.fee'), description: amount(transaction.fee) },
    { term: t('transactions.net'), description: amount(transaction.net) },
  ]
  if (/[1-9]/.test(transaction.remaining))
    items.push({ term: t('transactions.stillPay'), description: amount(transaction.remaining) })
  if (transaction.required_confirmations !== null)
    items.push({
      term: t('transactions.confirmations'),
      description: t('transactions.confirmationsOf', {
        count: transaction.confirmations ?? 0,
        required: transaction.required_confirmations,
      }),
    })
  if (network)
    items.push({
      term: t('transactions.network'),
      description: (
        <>
          {network} {lookUp(hash, t('transactions.viewPaymentExplorer'))}
        </>
      ),
    })
  if (settlement)
    items.push({
      term: t('transactions.payout'),
      description: (
        <>
          {settlement === 'settled'
            ? t('transactions.forwardedWallet')
            : t('transactions.waitingForwarded')}{' '}
          {lookUp(settlement_hash, t('transactions.viewPayoutExplorer'))}
        </>
      ),
    })
  if (transaction.resolution)
    items.push({
      term: t('transactions.yourDecision'),
      description:
        transaction.resolution === 'refunded'
          ? t('transactions.markedAsRefunded')
          : t('transactions.accepted'),
    })

  return (
    <div className={css.root}>
      {user?.business_info && (
        <p className={css.receipt}>
          {t('transactions.receiptFrom', { business: user.business_info.name })}
        </p>
      )}
      {isHeld(transaction) && (
        <InlineAlert tone="warning" title={t('transactions.needsDecision')}>
          {heldText(transaction, t)} {t('transactions.acceptOrRefund')}
          <div className={css.actions}>
            <ResolveHeld transaction={transaction} />
          </div>
        </InlineAlert>
      )}
      <DescriptionList items={items} layout="columns" />
      {metadata && (
        <section aria-label={t('transactions.metadata')}>
          <h3 className={css.title}>{t('transactions.metadata')}</h3>
          <DescriptionList
            items={metadata.map(([term, description]) => ({ term, description }))}
            layout="columns"
          />
        </section>
      )}
      {transaction.status === 1 && (
        <Button tone="secondary" className={css.print} onClick={() => print()}>
          {t('transactions.printReceipt')}
        </Button>
      )}
    </div>
  )
}
