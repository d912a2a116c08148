import { clsx } from 'clsx'

import { place } from './cells.css.ts'
import { columnNames } from './columns.ts'
import type { TransactionTexts } from './columns.ts'
import * as css from './TransactionTable.css.ts'

/** The words above the columns, which stay in sight; on a phone heard, not seen. */
export function HeadRow({ columns }: Pick<TransactionTexts, 'columns'>) {
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" className={css.headRow}>
        {columnNames.map((name) => (
          <div key={name} role="columnheader" className={clsx(css.columnHead, place[name])}>
            {columns[name]}
          </div>
        ))}
      </div>
    </div>
  )
}
