'use client'

import { TruncateMiddle } from '../../internal/TruncateMiddle.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Amount } from '../Amount/Amount.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import type { TableColumn } from '../Table/TableColumn.ts'
import type { TransactionColumn, TransactionRow, TransactionTexts } from './TransactionRow.ts'
import * as css from './TransactionTable.css.ts'

interface TransactionColumnsOptions extends Pick<TransactionTexts, 'types' | 'noHash'> {
  names: TransactionTexts['columns']
  openText: string
  /** Opens a transaction; false if they can't be opened. */
  onOpen: false | ((row: TransactionRow) => void)
  hashLink: ((row: TransactionRow) => string | undefined) | undefined
}

interface HashProps {
  hash: string
  href: string | undefined
}

function Hash({ hash, href }: HashProps) {
  const text = <TruncateMiddle>{hash}</TruncateMiddle>
  return (
    <div className={css.selectable}>
      {href ? (
        <Link href={href} external className={css.hashLink}>
          {text}
        </Link>
      ) : (
        text
      )}
    </div>
  )
}

/** The columns of a TransactionTable, in reading order. */
export function transactionColumns({
  names,
  types,
  noHash,
  openText,
  onOpen,
  hashLink,
}: TransactionColumnsOptions): TableColumn<TransactionRow>[] {
  const column = (
    id: TransactionColumn,
    skeletonWidth: string,
    cell: TableColumn<TransactionRow>['cell'],
  ): TableColumn<TransactionRow> => ({
    id,
    header: names[id],
    cell,
    rowHeader: id === 'id',
    // On a phone the other values explain themselves.
    labelled: id === 'id' || id === 'hash' || id === 'meta',
    skeleton: <Skeleton width={skeletonWidth} />,
    className: css.cell[id],
    headClassName: css.area[id],
  })

  return [
    column('date', '11rem', ({ created_at }) => <DateTime value={created_at} />),
    column('type', '3.5rem', ({ transaction_type: type }) => types[type] ?? type),
    column('id', '5rem', (row) =>
      onOpen ? (
        <button type="button" className={css.openButton} onClick={() => onOpen(row)}>
          <span className={visuallyHidden}>{openText} </span>
          <TruncateMiddle>{row.id}</TruncateMiddle>
        </button>
      ) : (
        <TruncateMiddle>{row.id}</TruncateMiddle>
      ),
    ),
    column('hash', '8rem', (row) =>
      row.hash ? <Hash hash={row.hash} href={hashLink?.(row)} /> : noHash,
    ),
    column('meta', '5rem', ({ reference, metadata }) => {
      const text = [reference, metadata].filter(Boolean).join(' · ')
      return text ? (
        <div className={css.metaText} title={text}>
          {text}
        </div>
      ) : (
        <span aria-hidden="true">–</span>
      )
    }),
    column('status', '5rem', ({ status }) => <StatusBadge status={status} />),
    column('amount', '9rem', ({ amount, currency, value }) => (
      <>
        <Amount value={amount} className={css.amountText} {...(currency && { unit: currency })} />
        {value && (
          <Amount value={value.received} unit={value.currency} className={css.amountValue} />
        )}
      </>
    )),
  ]
}
