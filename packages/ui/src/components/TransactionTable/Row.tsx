import { clsx } from 'clsx'
import { memo } from 'react'

import { MiddleCut } from '../../internal/MiddleCut.tsx'
import { tableRoles } from '../../internal/tableRoles.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Amount } from '../Amount/Amount.tsx'
import { DateTime } from '../DateTime/DateTime.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as cells from './cells.css.ts'
import type { TransactionTexts } from './columns.ts'
import type { TransactionRow } from './TransactionRow.ts'
import * as css from './TransactionTable.css.ts'

export interface RowProps {
  row: TransactionRow
  texts: TransactionTexts
  /** It is news: it has just come, or its status has just turned. */
  marked: boolean
  /** Left out where a row leads nowhere. */
  onOpen?: (row: TransactionRow) => void
}

/** One transaction. */
export const Row = memo(function Row({ row, texts, marked, onOpen }: RowProps) {
  const { id, transaction_type, amount, created_at, status, meta, transaction_id } = row
  return (
    <tr {...tableRoles.row} className={clsx(css.row, onOpen && css.openable, marked && css.marked)}>
      <td {...tableRoles.cell} className={cells.date}>
        <DateTime value={created_at} />
      </td>
      <td {...tableRoles.cell} className={cells.type}>
        {texts.types[transaction_type] ?? transaction_type}
      </td>
      <th {...tableRoles.rowHead} className={cells.id}>
        {onOpen ? (
          <button type="button" className={cells.open} onClick={() => onOpen(row)}>
            <span className={visuallyHidden}>{texts.open} </span>
            <MiddleCut>{id}</MiddleCut>
          </button>
        ) : (
          <MiddleCut>{id}</MiddleCut>
        )}
      </th>
      <td {...tableRoles.cell} className={cells.hash}>
        {transaction_id ? (
          <div className={cells.selectable}>
            <MiddleCut>{transaction_id}</MiddleCut>
          </div>
        ) : (
          texts.noHash
        )}
      </td>
      <td {...tableRoles.cell} className={cells.meta}>
        {meta ? (
          <div className={cells.metaText} title={meta}>
            {meta}
          </div>
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </td>
      <td {...tableRoles.cell} className={cells.status}>
        <StatusBadge status={status} />
      </td>
      <td {...tableRoles.cell} className={cells.amount}>
        <Amount value={amount} className={cells.amountText} />
      </td>
    </tr>
  )
})
