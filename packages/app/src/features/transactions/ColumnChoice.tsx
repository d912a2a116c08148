import { Button, Checkbox, Popover, transactionTexts } from '@sluice/ui'

import * as css from './ColumnChoice.css.ts'
import { optionalColumns, type HiddenColumns } from './useHiddenColumns.ts'

/** Chooses which columns the table shows. */
export function ColumnChoice({ hidden, show }: HiddenColumns) {
  return (
    <Popover title="Columns" align="end" trigger={<Button tone="secondary">Columns</Button>}>
      <div className={css.list}>
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={transactionTexts.columns[column]}
            value={!hidden.has(column)}
            onChange={({ target }) => show(column, target.checked)}
          />
        ))}
      </div>
    </Popover>
  )
}
