import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { LoadError } from '../../internal/LoadError.tsx'
import { tableRoles } from '../../internal/tableRoles.ts'
import { useEventCallback } from '../../internal/useEventCallback.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { columns, transactionTexts } from './TransactionRow.ts'
import type { TransactionRow, TransactionTexts } from './TransactionRow.ts'
import { area } from './TransactionRows.css.ts'
import { RowBlock, SkeletonRows } from './TransactionRows.tsx'
import * as css from './TransactionTable.css.ts'

/** Small enough that laying out one block is fast, large enough that 10,000 rows are not thousands of blocks. */
const rowsPerBlock = 50

function splitIntoBlocks(rows: readonly TransactionRow[]): (readonly TransactionRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, i) =>
    rows.slice(i * rowsPerBlock, (i + 1) * rowsPerBlock),
  )
}

export interface TransactionTableProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** Newest first, each ID once. Keep the identity of unchanged rows, so that they are not rendered again. */
  rows: readonly TransactionRow[]
  /** An h2 inside the frame. Omit it where the page's own heading already names the rows. */
  title?: string
  /** The accessible name of the table. Defaults to the title. */
  label?: string
  /** Shows placeholder rows while there are no rows yet. Existing rows stay visible. */
  loading?: boolean
  /** Number of placeholder rows: the size of the first page. */
  expectedRows?: number
  /** Shows an error above the rows. Existing rows stay visible. */
  failed?: boolean
  /** Adds a retry button to the error. */
  onRetry?: () => void
  /** Makes every row a button that opens its transaction. */
  onOpen?: (row: TransactionRow) => void
  /** IDs of rows that are new or whose status has changed. Announce the change outside the table. */
  highlightedIds?: ReadonlySet<string>
  /** Shown below the rows: a Pager or a LoadMore. */
  footer?: ReactNode
  emptyText?: string
  /** Explains how to get the first transaction. */
  emptyHint?: ReactNode
  failedText?: string
  retryText?: string
  loadingText?: string
  /** Texts of the columns and cells. Pass the same object on every render. */
  texts?: TransactionTexts
}

/** Lists payments and payouts: a table on desktop, a list with the same columns on a phone. */
export function TransactionTable({
  rows,
  title,
  label = title ?? 'Transactions',
  loading = false,
  expectedRows = 10,
  failed = false,
  onRetry,
  onOpen,
  highlightedIds,
  footer,
  emptyText = 'You have no transactions.',
  emptyHint,
  failedText = 'The transactions could not be loaded.',
  retryText = 'Try again',
  loadingText = 'Loading transactions…',
  texts = transactionTexts,
  className,
  ...rest
}: TransactionTableProps) {
  const handleOpen = useEventCallback(onOpen)
  const isEmpty = rows.length === 0

  return (
    <div className={clsx(css.root, className)} aria-busy={loading || undefined} {...rest}>
      <output className={visuallyHidden}>{loading && loadingText}</output>
      {title && <h2 className={css.title}>{title}</h2>}
      {failed && (
        <div className={css.alert}>
          <LoadError text={failedText} retryText={retryText} onRetry={onRetry} />
        </div>
      )}
      {isEmpty && !loading && !failed && <EmptyState title={emptyText}>{emptyHint}</EmptyState>}
      {(!isEmpty || loading) && (
        <table {...tableRoles.table} aria-label={label} className={css.table}>
          <thead {...tableRoles.group} className={css.head}>
            <tr {...tableRoles.row} className={css.headRow}>
              {columns.map((column) => (
                <th
                  key={column}
                  {...tableRoles.columnHead}
                  className={clsx(css.columnHead, area[column])}
                >
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {isEmpty && <SkeletonRows count={expectedRows} texts={texts} />}
          {splitIntoBlocks(rows).map((block, i) => (
            <RowBlock
              // oxlint-disable-next-line react/no-array-index-key -- A block is identified by its position.
              key={i}
              rows={block}
              texts={texts}
              onOpen={onOpen && handleOpen}
              highlightedIds={highlightedIds}
            />
          ))}
        </table>
      )}
      {footer != null && <div className={css.footer}>{footer}</div>}
    </div>
  )
}
