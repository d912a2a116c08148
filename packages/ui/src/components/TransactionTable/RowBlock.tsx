import { memo, useState } from 'react'

import { inlineVars } from '../../internal/inlineVars.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { forLongLists } from './drawing.ts'
import type { Block } from './drawing.ts'
import { Row } from './Row.tsx'
import type { RowProps } from './Row.tsx'
import * as css from './TransactionTable.css.ts'

export interface RowBlockProps extends Block, Omit<RowProps, 'row' | 'marked'> {
  /** The ids of rows that are news. */
  marked: ReadonlySet<string> | undefined
}

/** A few rows that are drawn, skipped and drawn again together. */
export const RowBlock = memo(function RowBlock({ rows, now, marked, ...rest }: RowBlockProps) {
  const [drawn, setDrawn] = useState(now)
  if (now > drawn) setDrawn(now)
  const shown = rows.slice(0, drawn)
  const missing = rows.length - shown.length

  return (
    <tbody
      {...tableRoles.group}
      ref={(body) =>
        body && missing
          ? forLongLists.code?.drawLater(body, () => setDrawn(rows.length))
          : undefined
      }
      className={css.block}
      style={inlineVars({ [css.rowCount]: shown.length, [css.missingRows]: missing })}
    >
      {shown.map((row) => (
        <Row key={row.id} row={row} marked={marked?.has(row.id) ?? false} {...rest} />
      ))}
    </tbody>
  )
})
