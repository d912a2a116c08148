import { clsx } from 'clsx'

import { tableRoles } from '../../internal/tableRoles.ts'
import { place } from './cells.css.ts'
import { columnNames } from './columns.ts'
import type { TransactionTexts } from './columns.ts'
import * as css from './TransactionTable.css.ts'

/** The words above the columns, which stay in sight; on a phone heard, not seen. No `<thead>`: that would stick to its own group of rows alone. */
export function HeadRow({ columns }: Pick<TransactionTexts, 'columns'>) {
  return (
    <div {...tableRoles.group} className={css.head}>
      <div {...tableRoles.row} className={css.headRow}>
        {columnNames.map((name) => (
          <div
            key={name}
            role={tableRoles.columnHead.role}
            className={clsx(css.columnHead, place[name])}
          >
            {columns[name]}
          </div>
        ))}
      </div>
    </div>
  )
}
