import { clsx } from 'clsx'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { inlineVars } from '../../internal/inlineVars.ts'
import { tableRoles } from '../../internal/tableRoles.ts'
import { useSteady } from '../../internal/useSteady.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import { words } from './cells.css.ts'
import { transactionTexts } from './columns.ts'
import type { TransactionTexts } from './columns.ts'
import { drawingOf, prepareFor } from './drawing.ts'
import { HeadRow } from './HeadRow.tsx'
import { BlockGroup } from './BlockGroup.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { TransactionRow } from './TransactionRow.ts'
import * as css from './TransactionTable.css.ts'

export interface TransactionTableProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** Newest first; an id that comes twice is shown once. Keep the objects of rows that did not change: they are not drawn again. */
  rows: readonly TransactionRow[]
  /** An h2 above the rows, inside the frame, where the page’s own heading doesn’t say what they are. */
  title?: string
  /** What a screen reader calls the table; by default its title. */
  label?: string
  /** The first rows are on their way. Rows that are there stay where they are. */
  loading?: boolean
  /** How many rows to hold the place of while the first are on their way. */
  expectedRows?: number
  /** The rows did not come; those that are there stay. */
  failed?: boolean
  /** Asks for the rows again, after a failure. */
  onRetry?: () => void
  /** Makes every row a button that opens its transaction. */
  onOpen?: (row: TransactionRow) => void
  /** The ids of rows that are news: they have just come, or their status has just turned. Say it beside the table. */
  marked?: ReadonlySet<string>
  /** Below the rows: a Pager or a LoadMore. */
  footer?: ReactNode
  emptyText?: string
  /** How the first transaction comes about. */
  emptyHint?: ReactNode
  failedText?: string
  retryText?: string
  loadingText?: string
  /** The words of the columns and cells; pass the same object every time. */
  texts?: TransactionTexts
}

/** What a merchant was paid and paid out: a table on a desktop, a list on a phone that leaves no column out. */
export function TransactionTable({
  rows,
  title,
  label = title ?? 'Transactions',
  loading = false,
  expectedRows = 10,
  failed = false,
  onRetry,
  onOpen,
  marked,
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
  const tableId = useId()
  const [drawing, setDrawing] = useState(() => drawingOf(rows, tableId))
  if (drawing.source !== rows) setDrawing(drawingOf(rows, tableId, drawing))
  useEffect(() => void prepareFor(rows), [rows])
  const open = useSteady(onOpen)

  const due = loading && rows.length === 0
  // The first rows are made ready bit by bit while the skeletons stand, not in one long task.
  const waiting = useDeferredValue(due) || due
  const empty = !waiting && !failed && rows.length === 0
  return (
    <div className={clsx(css.root, className)} aria-busy={loading || undefined} {...rest}>
      <output className={visuallyHidden}>{loading && loadingText}</output>
      {title && <h2 className={css.title}>{title}</h2>}
      {failed && (
        <div className={css.alert}>
          <InlineAlert
            tone="danger"
            action={
              onRetry && (
                <Button tone="secondary" size="small" onClick={onRetry}>
                  {retryText}
                </Button>
              )
            }
          >
            {failedText}
          </InlineAlert>
        </div>
      )}
      {empty && <EmptyState title={emptyText}>{emptyHint}</EmptyState>}
      {(waiting || rows.length > 0) && (
        <div
          {...tableRoles.table}
          id={tableId}
          aria-label={label}
          className={css.table}
          style={inlineVars({
            [words.id]: JSON.stringify(texts.columns.id),
            [words.hash]: JSON.stringify(texts.columns.hash),
            [words.meta]: JSON.stringify(texts.columns.meta),
          })}
        >
          <HeadRow columns={texts.columns} />
          {waiting && <SkeletonRows count={expectedRows} />}
          {!waiting &&
            drawing.groups.map((blocks, i) => (
              <BlockGroup
                // oxlint-disable-next-line react/no-array-index-key -- A group has no identity of its own: its place is what it is.
                key={i}
                blocks={blocks}
                texts={texts}
                onOpen={onOpen && open}
                marked={marked}
              />
            ))}
        </div>
      )}
      {footer != null && <div className={css.footer}>{footer}</div>}
    </div>
  )
}
