'use client'

import { clsx } from 'clsx'
import { useCallback, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { useEventCallback } from '../../internal/useEventCallback.ts'
import { useTexts } from '../../provider/useSettings.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { BaseTable } from '../Table/BaseTable.tsx'
import type { BaseTableProps } from '../Table/BaseTable.tsx'
import { transactionColumns } from './transactionColumns.tsx'
import { tracks, transactionTexts } from './TransactionRow.ts'
import type { OptionalColumn, TransactionRow, TransactionTexts } from './TransactionRow.ts'
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
  /** Columns that are not shown. Pass the same set on every render. */
  hiddenColumns?: ReadonlySet<OptionalColumn>
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

const transactionTracks = Object.entries(tracks)

/** The grid of the columns that are shown, in place of that of all columns. */
function gridWithout(hidden: ReadonlySet<string>): CSSProperties & Record<`--${string}`, string> {
  const shown = transactionTracks.filter(([column]) => !hidden.has(column))
  return {
    '--transaction-columns': shown.map(([, track]) => track).join(' '),
    '--transaction-areas': `"${shown.map(([column]) => column).join(' ')}"`,
  }
}

/** Lists payments and payouts: a table on desktop, a list with the same columns on a phone. */
export function TransactionTable({
  rows,
  title,
  label = title ?? 'Transactions',
  onOpen,
  highlightedIds,
  hiddenColumns,
  hashLink,
  emptyHint,
  texts: givenTexts,
  style,
  ...rest
}: TransactionTableProps) {
  const texts = { ...transactionTexts, ...useTexts('TransactionTable', givenTexts) }
  const { columns: names, types, noHash, open: openText } = texts
  const handleOpen = useEventCallback(onOpen)
  const canOpen = onOpen !== undefined

  const columns = useMemo(() => {
    const all = transactionColumns({
      names,
      types,
      noHash,
      openText,
      onOpen: canOpen && handleOpen,
      hashLink,
    })
    const hidden: ReadonlySet<string> | undefined = hiddenColumns
    return hidden ? all.filter(({ id }) => !hidden.has(id)) : all
  }, [names, types, noHash, openText, canOpen, handleOpen, hashLink, hiddenColumns])
  const rowClassName = useCallback(
    ({ id }: TransactionRow) => clsx(canOpen && clickable, highlightedIds?.has(id) && highlighted),
    [canOpen, highlightedIds],
  )

  return (
    <BaseTable
      {...rest}
      style={hiddenColumns?.size ? { ...gridWithout(hiddenColumns), ...style } : style}
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
