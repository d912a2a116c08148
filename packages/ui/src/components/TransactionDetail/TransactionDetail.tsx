import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Amount } from '../Amount/Amount.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { formatDateTime } from '../DateTime/formatDateTime.ts'
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { transactionTexts } from '../TransactionTable/TransactionRow.ts'
import type { TransactionRow } from '../TransactionTable/TransactionRow.ts'
import { detailTexts } from './detailTexts.ts'
import type { DetailTexts } from './detailTexts.ts'
import * as css from './TransactionDetail.css.ts'

export interface TransactionDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  transaction: TransactionRow
  /** Holds "5 minutes ago" still, in milliseconds since 1970: for stories and tests. */
  now?: number
  texts?: DetailTexts
}

interface FactProps {
  name: string
  /** What is copied; without it there is no button. */
  copy?: string | null | undefined
  children: ReactNode
}

function Fact({ name, copy, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={clsx(css.value, copy && css.code)}>{children}</dd>
      {copy && (
        <dd className={css.value}>
          <CopyButton text={copy} label={`Copy ${name.toLowerCase()}`} />
        </dd>
      )}
    </div>
  )
}

/** Everything that is known of one transaction, in full: nothing is cut, and what is long can be copied. */
export function TransactionDetail({
  transaction,
  now,
  texts = detailTexts,
  className,
  ...rest
}: TransactionDetailProps) {
  const { id, transaction_id, wallet_id, created_at, transaction_type, meta } = transaction
  const exact = formatDateTime(created_at)?.exact
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.sum}>
        <p className={css.amount}>
          <Amount value={transaction.amount} />
        </p>
        <StatusBadge status={transaction.status} />
      </div>
      <dl className={css.facts}>
        <Fact name={texts.type}>
          {transactionTexts.types[transaction_type] ?? transaction_type}
        </Fact>
        <Fact name={texts.india}>
          <DateTime value={created_at} />
          {exact && (
            <span className={css.aside}>
              {' · '}
              <RelativeTime value={created_at} {...(now !== undefined && { now })} />
            </span>
          )}
        </Fact>
        {exact && (
          <Fact name={texts.utc} copy={exact}>
            {exact}
          </Fact>
        )}
        <Fact name={texts.id} copy={id}>
          {id}
        </Fact>
        <Fact name={texts.hash} copy={transaction_id}>
          {transaction_id || transactionTexts.noHash}
        </Fact>
        <Fact name={texts.wallet} copy={wallet_id}>
          {wallet_id || texts.none}
        </Fact>
        <Fact name={texts.meta}>{meta || texts.none}</Fact>
        <Fact name={texts.user}>{transaction.user_id || texts.none}</Fact>
        <Fact name={texts.createdBy}>{transaction.created_by || texts.none}</Fact>
        <Fact name={texts.from}>{transaction.from_type || texts.none}</Fact>
      </dl>
    </div>
  )
}
