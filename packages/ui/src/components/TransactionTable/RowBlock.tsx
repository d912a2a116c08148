import { memo } from 'react'

import { inlineVars } from '../../internal/inlineVars.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { Row } from './Row.tsx'
import type { RowProps } from './Row.tsx'
import type { TransactionRow } from './TransactionRow.ts'
import * as css from './TransactionTable.css.ts'

export interface RowBlockProps extends Omit<RowProps, 'row' | 'marked'> {
  rows: readonly TransactionRow[]
  /** The ids of rows that are news. */
  marked: ReadonlySet<string> | undefined
}

/** A few rows that are drawn, skipped and drawn again together. */
export const RowBlock = memo(function RowBlock({ rows, marked, ...rest }: RowBlockProps) {
  return (
    <tbody
      {...tableRoles.group}
      className={css.block}
      style={inlineVars({ [css.rowCount]: rows.length })}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} marked={marked?.has(row.id) ?? false} {...rest} />
      ))}
    </tbody>
  )
})
