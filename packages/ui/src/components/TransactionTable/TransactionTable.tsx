'use client'

import { clsx } from 'clsx'
import { useCallback, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { useEventCallback } from '../../internal/useEventCallback.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { BaseTable } from '../Table/BaseTable.tsx'
import type { BaseTableProps } from '../Table/BaseTable.tsx'
import type { TableColumn } from '../Table/TableColumn.ts'
import { transactionColumns } from './transactionColumns.tsx'
import { isOptional, tracks } from './TransactionRow.ts'
import type { OptionalColumn, TransactionRow, TransactionTexts } from './TransactionRow.ts'
import { useTransactionTexts } from './useTransactionTexts.ts'
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
  rows: ReadonlyArray<TransactionRow>
  /** The accessible name of the table. Defaults to the title. */
  label?: string
  /** Makes every row a button that opens its transaction. */
  onOpen?: (row: TransactionRow) => void
  /** IDs of rows that are new or whose status has changed. Announce the change outside the table. */
  highlightedIds?: ReadonlySet<string>
  /** Columns that are shown on demand, besides those that always are. Pass the same set on every render. */
  shownColumns?: ReadonlySet<OptionalColumn>
  /** Where a row's hash can be looked up. Undefined shows it as text. Keep the function's identity between renders. */
  hashLink?: (row: TransactionRow) => string | undefined
  /** Explains how to get the first transaction. */
  emptyHint?: ReactNode
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<TransactionTexts>
}

function getRowId({ id }: TransactionRow): string {
  return id
}

/** The grid of these columns, in place of that of the columns that are always shown. */
function gridOf(
  columns: readonly TableColumn<TransactionRow>[],
): CSSProperties & Record<`--${string}`, string> {
  const shown = Object.entries(tracks).filter(([name]) => columns.some(({ id }) => id === name))
  return {
    '--transaction-columns': shown.map(([, track]) => track).join(' '),
    '--transaction-areas': `"${shown.map(([name]) => name).join(' ')}"`,
  }
}

/** Lists payments and payouts: a table on desktop, a list with the same columns on a phone. */
export function TransactionTable({
  rows,
  title,
  label = title ?? 'Transactions',
  onOpen,
  highlightedIds,
  shownColumns,
  hashLink,
  emptyHint,
  texts: givenTexts,
  style,
  ...rest
}: TransactionTableProps) {
  const texts = useTransactionTexts(givenTexts)
  const { columns: names, types, noHash, held, open: openText } = texts
  const handleOpen = useEventCallback(onOpen)
  const canOpen = onOpen !== undefined

  const columns = useMemo(() => {
    const all = transactionColumns({
      names,
      types,
      noHash,
      held,
      openText,
      onOpen: canOpen && handleOpen,
      hashLink,
    })
    return all.filter(({ id }) => !isOptional(id) || shownColumns?.has(id))
  }, [names, types, noHash, held, openText, canOpen, handleOpen, hashLink, shownColumns])
  const rowClassName = useCallback(
    ({ id }: TransactionRow) => clsx(canOpen && clickable, highlightedIds?.has(id) && highlighted),
    [canOpen, highlightedIds],
  )

  return (
    <BaseTable
      {...rest}
      style={shownColumns?.size ? { ...gridOf(columns), ...style } : style}
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
