import { clsx } from 'clsx'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'

import { useEventCallback } from '../../internal/useEventCallback.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { BaseTable } from '../Table/BaseTable.tsx'
import type { BaseTableProps } from '../Table/BaseTable.tsx'
import { transactionColumns } from './transactionColumns.tsx'
import { transactionTexts } from './TransactionRow.ts'
import type { TransactionRow, TransactionTexts } from './TransactionRow.ts'
import { clickable, highlighted, rowHeight, styles } from './TransactionTable.css.ts'

type InheritedProps = Omit<
  BaseTableProps<TransactionRow>,
  | 'columns'
  | 'rows'
  | 'getRowId'
  | 'label'
  | 'empty'
  | 'rowClassName'
  | 'rowHeight'
  | 'styles'
  | 'texts'
>

export interface TransactionTableProps extends InheritedProps {
  /** Newest first, each ID once. Keep the identity of unchanged rows, so that they are not rendered again. */
  rows: readonly TransactionRow[]
  /** The accessible name of the table. Defaults to the title. */
  label?: string
  /** Makes every row a button that opens its transaction. */
  onOpen?: (row: TransactionRow) => void
  /** IDs of rows that are new or whose status has changed. Announce the change outside the table. */
  highlightedIds?: ReadonlySet<string>
  /** Explains how to get the first transaction. */
  emptyHint?: ReactNode
  texts?: Partial<TransactionTexts>
}

function getRowId({ id }: TransactionRow): string {
  return id
}

/** Lists payments and payouts: a table on desktop, a list with the same columns on a phone. */
export function TransactionTable({
  rows,
  title,
  label = title ?? 'Transactions',
  onOpen,
  highlightedIds,
  emptyHint,
  texts: givenTexts,
  ...rest
}: TransactionTableProps) {
  const texts = { ...transactionTexts, ...givenTexts }
  const { columns: names, types, noHash, open: openText } = texts
  const handleOpen = useEventCallback(onOpen)
  const canOpen = onOpen !== undefined

  const columns = useMemo(
    () => transactionColumns({ names, types, noHash, openText, onOpen: canOpen && handleOpen }),
    [names, types, noHash, openText, canOpen, handleOpen],
  )
  const rowClassName = useCallback(
    ({ id }: TransactionRow) => clsx(canOpen && clickable, highlightedIds?.has(id) && highlighted),
    [canOpen, highlightedIds],
  )

  return (
    <BaseTable
      {...rest}
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      title={title}
      label={label}
      empty={<EmptyState title={texts.empty}>{emptyHint}</EmptyState>}
      rowClassName={rowClassName}
      rowHeight={rowHeight}
      styles={styles}
      texts={texts}
    />
  )
}
