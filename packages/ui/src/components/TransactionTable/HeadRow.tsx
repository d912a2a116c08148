import { clsx } from 'clsx'

import { tableRoles } from '../../internal/tableRoles.ts'
import { place } from './cells.css.ts'
import { columnNames } from './columns.ts'
import type { TransactionTexts } from './columns.ts'
import * as css from './TransactionTable.css.ts'

/** The words above the columns, which stay in sight; on a phone heard, not seen. */
export function HeadRow({ columns }: Pick<TransactionTexts, 'columns'>) {
  return (
    <thead {...tableRoles.group} className={css.head}>
      <tr {...tableRoles.row} className={css.headRow}>
        {columnNames.map((name) => (
          <th key={name} {...tableRoles.columnHead} className={clsx(css.columnHead, place[name])}>
            {columns[name]}
          </th>
        ))}
      </tr>
    </thead>
  )
}
