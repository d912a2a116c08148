import { Button, Checkbox, optionalColumns, Popover, useTransactionTexts } from '@sluice/ui'

import { useState } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ColumnChoice.css.ts'
import type { ShownColumns } from './useShownColumns.ts'

/** Chooses which columns the table shows. Open at first: its code is loaded when it is asked for. */
export function ColumnChoice({ shown, show }: ShownColumns) {
  const t = useText()
  const { columns } = useTransactionTexts()
  const [open, setOpen] = useState(true)
  return (
    <Popover
      title={t('transactions.columns')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button tone="secondary">{t('transactions.columns')}</Button>}
    >
      <div className={css.list}>
        {optionalColumns.map((column) => (
          <Checkbox
            key={column}
            label={columns[column]}
            value={shown.has(column)}
            onChange={({ target }) => show(column, target.checked)}
          />
        ))}
      </div>
    </Popover>
  )
}
