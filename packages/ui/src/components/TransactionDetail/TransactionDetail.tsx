'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { useFormats, useTexts } from '../../provider/useSettings.ts'
import { Amount } from '../Amount/Amount.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { transactionTexts } from '../TransactionTable/TransactionRow.ts'
import type { TransactionRow } from '../TransactionTable/TransactionRow.ts'
import * as css from './TransactionDetail.css.ts'

const defaultTexts = {
  type: 'Type',
  createdIndia: 'Created (India)',
  createdUtc: 'Created (UTC)',
  copyCreatedUtc: 'Copy UTC time',
  id: 'ID',
  copyId: 'Copy ID',
  hash: 'Hash',
  copyHash: 'Copy hash',
  wallet: 'Wallet ID',
  copyWallet: 'Copy wallet ID',
  meta: 'Metadata',
  user: 'User ID',
  createdBy: 'Created by',
  from: 'From',
  /** Shown for empty fields. */
  none: 'None',
}

interface FieldProps {
  name: string
  /** The text to copy; without it there is no Copy button. */
  copy?: string | null | undefined
  copyLabel?: string
  children: ReactNode
}

function Field({ name, copy, copyLabel, children }: FieldProps) {
  return (
    <div className={css.field}>
      <dt className={css.name}>{name}</dt>
      <dd className={clsx(css.value, copy && css.code)} translate={copy ? 'no' : undefined}>
        {children}
      </dd>
      {copy && (
        <dd className={css.value}>
          <CopyButton text={copy} label={copyLabel} />
        </dd>
      )}
    </div>
  )
}

export interface TransactionDetailProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The transaction that is shown. */
  transaction: TransactionRow
  /** Fixes the current time (milliseconds since 1970), for stories and tests. */
  now?: number
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<typeof defaultTexts>
}

/** Shows all fields of a transaction. Nothing is truncated, and long values can be copied. */
export function TransactionDetail({
  transaction,
  now,
  texts: givenTexts,
  className,
  ...rest
}: TransactionDetailProps) {
  const texts = { ...defaultTexts, ...useTexts('TransactionDetail', givenTexts) }
  const { id, hash, deposit_address, created_at, transaction_type, metadata } = transaction
  const utc = useFormats().dateTime(created_at)?.utc
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <div className={css.summary}>
        <p className={css.amount}>
          <Amount
            value={transaction.amount}
            {...(transaction.currency && { unit: transaction.currency })}
          />
        </p>
        <StatusBadge status={transaction.status} />
      </div>
      <dl className={css.fields}>
        <Field name={texts.type}>
          {transactionTexts.types[transaction_type] ?? transaction_type}
        </Field>
        <Field name={texts.createdIndia}>
          <DateTime value={created_at} />
          {utc && (
            <span className={css.relativeTime}>
              {' · '}
              <RelativeTime value={created_at} {...(now !== undefined && { now })} />
            </span>
          )}
        </Field>
        {utc && (
          <Field name={texts.createdUtc} copy={utc} copyLabel={texts.copyCreatedUtc}>
            {utc}
          </Field>
        )}
        <Field name={texts.id} copy={id} copyLabel={texts.copyId}>
          {id}
        </Field>
        <Field name={texts.hash} copy={hash} copyLabel={texts.copyHash}>
          {hash || transactionTexts.noHash}
        </Field>
        <Field name={texts.wallet} copy={deposit_address} copyLabel={texts.copyWallet}>
          {deposit_address || texts.none}
        </Field>
        <Field name={texts.meta}>{metadata ? <bdi>{metadata}</bdi> : texts.none}</Field>
        <Field name={texts.user}>{transaction.user_id || texts.none}</Field>
        <Field name={texts.createdBy}>{transaction.created_by || texts.none}</Field>
        <Field name={texts.from}>{transaction.network || texts.none}</Field>
      </dl>
    </div>
  )
}
