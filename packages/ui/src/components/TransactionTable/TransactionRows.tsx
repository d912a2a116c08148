import { clsx } from 'clsx'
import { memo } from 'react'

import { tableRoles } from '../../internal/tableRoles.ts'
import { TruncateMiddle } from '../../internal/TruncateMiddle.tsx'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Amount } from '../Amount/Amount.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { columns } from './TransactionRow.ts'
import type { TransactionRow, TransactionTexts } from './TransactionRow.ts'
import * as css from './TransactionRows.css.ts'

interface RowProps {
  row: TransactionRow
  texts: TransactionTexts
  highlighted: boolean
  onOpen: ((row: TransactionRow) => void) | undefined
}

const Row = memo(function Row({ row, texts, highlighted, onOpen }: RowProps) {
  const { id, transaction_type, amount, created_at, status, meta, transaction_id } = row
  return (
    <tr
      {...tableRoles.row}
      className={clsx(css.row, onOpen && css.clickable, highlighted && css.highlighted)}
    >
      <td {...tableRoles.cell} className={css.cell.date}>
        <DateTime value={created_at} />
      </td>
      <td {...tableRoles.cell} className={css.cell.type}>
        {texts.types[transaction_type] ?? transaction_type}
      </td>
      <th {...tableRoles.rowHead} className={css.cell.id} data-label={texts.columns.id}>
        {onOpen ? (
          <button type="button" className={css.openButton} onClick={() => onOpen(row)}>
            <span className={visuallyHidden}>{texts.open} </span>
            <TruncateMiddle>{id}</TruncateMiddle>
          </button>
        ) : (
          <TruncateMiddle>{id}</TruncateMiddle>
        )}
      </th>
      <td {...tableRoles.cell} className={css.cell.hash} data-label={texts.columns.hash}>
        {transaction_id ? (
          <div className={css.selectable}>
            <TruncateMiddle>{transaction_id}</TruncateMiddle>
          </div>
        ) : (
          texts.noHash
        )}
      </td>
      <td {...tableRoles.cell} className={css.cell.meta} data-label={texts.columns.meta}>
        {meta ? (
          <div className={css.metaText} title={meta}>
            {meta}
          </div>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td {...tableRoles.cell} className={css.cell.status}>
        <StatusBadge status={status} />
      </td>
      <td {...tableRoles.cell} className={css.cell.amount}>
        <Amount
          value={amount}
          className={css.amountText}
          {...(row.currency && { unit: row.currency })}
        />
      </td>
    </tr>
  )
})

interface RowBlockProps extends Omit<RowProps, 'row' | 'highlighted'> {
  rows: readonly TransactionRow[]
  highlightedIds: ReadonlySet<string> | undefined
}

function hasSameProps(before: RowBlockProps, after: RowBlockProps): boolean {
  return (
    before.texts === after.texts &&
    before.onOpen === after.onOpen &&
    before.highlightedIds === after.highlightedIds &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, i) => row === after.rows[i])
  )
}

/** A run of rows that React re-renders, and the browser lays out and paints, as a unit. */
export const RowBlock = memo(function RowBlock({ rows, highlightedIds, ...rest }: RowBlockProps) {
  return (
    <tbody
      {...tableRoles.group}
      className={css.block}
      style={{ containIntrinsicBlockSize: `auto calc(${rows.length} * ${css.rowHeight})` }}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} highlighted={highlightedIds?.has(row.id) ?? false} {...rest} />
      ))}
    </tbody>
  )
}, hasSameProps)

const skeletonWidths = {
  date: '11rem',
  type: '3.5rem',
  id: '5rem',
  hash: '8rem',
  meta: '5rem',
  status: '5rem',
  amount: '9rem',
}

export interface SkeletonRowsProps {
  count: number
  texts: TransactionTexts
}

/** Placeholders as tall as real rows. Hidden from screen readers: the table announces that it is loading. */
export function SkeletonRows({ count, texts }: SkeletonRowsProps) {
  return (
    <tbody {...tableRoles.group} className={css.skeletonBlock} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <tr key={i} {...tableRoles.row} className={css.row}>
          {columns.map((column) => (
            <td
              key={column}
              {...tableRoles.cell}
              className={clsx(css.cell[column], css.skeletonCell)}
              data-label={texts.columns[column]}
            >
              <Skeleton width={skeletonWidths[column]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
