'use client'

import { TruncateMiddle } from '../../internal/TruncateMiddle.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Amount } from '../Amount/Amount.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { Gate } from '../Gate/Gate.tsx'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import type { TableColumn } from '../Table/TableColumn.ts'
import { aboutTransaction, amountsOf, gateOf, isOptional } from './TransactionRow.ts'
import type { TransactionColumn, TransactionRow, TransactionTexts } from './TransactionRow.ts'
import * as css from './TransactionTable.css.ts'

interface TransactionColumnsOptions extends Pick<TransactionTexts, 'types' | 'noHash' | 'held'> {
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
  held,
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
    rowHeader: id === 'about',
    // Without a line of headings above them, the other values explain themselves.
    labelled: isOptional(id),
    skeleton: <Skeleton width={skeletonWidth} />,
    className: css.cell[id],
    headClassName: css.head[id],
  })

  return [
    column('about', '10rem', (row) => {
      const [title, ...details] = aboutTransaction(row, types)
      const name = <bdi className={css.title}>{title}</bdi>
      const gate = gateOf(row)
      return (
        <div className={gate && css.withGate}>
          {gate && <Gate className={css.gate} {...gate} />}
          {onOpen ? (
            <button
              type="button"
              className={css.openButton}
              data-transaction={row.id}
              onClick={() => onOpen(row)}
            >
              <span className={visuallyHidden}>{openText} </span>
              {name}
            </button>
          ) : (
            name
          )}
          <div className={css.details}>
            {gate?.state === 'held' && <strong>{held}</strong>}
            {details.map((detail) => (
              <span key={detail}>
                <bdi>{detail}</bdi>
              </span>
            ))}
          </div>
        </div>
      )
    }),
    column('date', '11rem', ({ created_at }) => <DateTime value={created_at} />),
    column('type', '3.5rem', ({ transaction_type: type }) => types[type] ?? type),
    column('id', '5rem', ({ id }) => (
      <div className={css.selectable}>
        <TruncateMiddle>{id}</TruncateMiddle>
      </div>
    )),
    column('hash', '8rem', (row) =>
      row.hash ? <Hash hash={row.hash} href={hashLink?.(row)} /> : noHash,
    ),
    column('meta', '5rem', ({ metadata }) =>
      metadata ? (
        <div className={css.metaText} title={metadata}>
          {metadata}
        </div>
      ) : (
        <span aria-hidden="true">–</span>
      ),
    ),
    column('status', '5rem', ({ status }) => <StatusBadge status={status} />),
    column('amount', '9rem', (row) =>
      amountsOf(row).map(({ amount, currency: unit }, index) => (
        <Amount
          key={unit ?? ''}
          value={amount}
          className={index === 0 ? css.amountText : css.amountInToken}
          {...(unit && { unit })}
        />
      )),
    ),
  ]
}
