'use client'

import { clsx } from 'clsx'
import { useMemo } from 'react'
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react'

import { LoadError } from '../../internal/LoadError.tsx'
import { tableRoles } from '../../internal/tableRoles.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { align, standardRowHeight, stickyHead } from './Table.css.ts'
import { tableTexts } from './TableColumn.ts'
import type { RowsTexts, TableColumn, TableSort } from './TableColumn.ts'
import { RowBlock, SkeletonRows } from './TableRows.tsx'
import { defaultStyles } from './tableStyles.ts'
import type { TableStyles } from './tableStyles.ts'

/** Small enough that laying out one block is fast, large enough that 10,000 rows are not thousands of blocks. */
const rowsPerBlock = 50

function splitIntoBlocks<Row>(rows: readonly Row[]): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerBlock) }, (_, i) =>
    rows.slice(i * rowsPerBlock, (i + 1) * rowsPerBlock),
  )
}

export interface BaseTableProps<Row> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'title'
> {
  /** The columns, in order. Keep the array’s identity between renders. */
  columns: ReadonlyArray<TableColumn<Row>>
  /** Keep the identity of unchanged rows, so that they are not rendered again. */
  rows: ReadonlyArray<Row>
  /** Returns what identifies a row. */
  getRowId: (row: Row) => string
  /** The accessible name of the table. */
  label: string
  /** A heading inside the frame. Omit it where the page's own heading already names the rows. */
  title?: string
  /** The level of that heading. */
  headingLevel?: 2 | 3 | 4
  /** Keeps the header in view while the page scrolls. */
  stickyHeader?: boolean
  /** Shows placeholder rows while there are no rows yet. Existing rows stay visible. */
  loading?: boolean
  /** Number of placeholder rows: the size of the first page. */
  expectedRows?: number
  /** Shows an error above the rows. Existing rows stay visible. */
  failed?: boolean
  /** Adds a retry button to the error. */
  onRetry?: () => void
  /** Shown in place of the table when it has loaded and has no rows: an EmptyState. */
  empty?: ReactNode
  /** Shown below the rows: a Pager, a Pagination or a LoadMore. */
  footer?: ReactNode
  /** A class for a row, such as one that is new. Keep the function's identity between renders. */
  rowClassName?: (row: Row) => string | undefined
  /** How tall a row probably is, for rows that have not been laid out yet. */
  rowHeight?: string
  /** Replaces the classes of parts, for a layout of your own. Keep the object's identity between renders. */
  styles?: Partial<TableStyles>
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<RowsTexts>
}

interface Enhancements<Row> {
  sort?: TableSort
  /** The IDs of the selected rows; undefined if rows can't be selected. */
  selected?: ReadonlySet<string>
  /** What the header of a column shows. Defaults to its name. */
  renderHead?: (column: TableColumn<Row>) => ReactNode
}

/** A table without sorting and selection, so that tables that need neither do not load them. */
export function BaseTable<Row>({
  columns,
  rows,
  getRowId,
  label,
  title,
  headingLevel = 2,
  sort,
  selected,
  renderHead,
  stickyHeader = true,
  loading = false,
  expectedRows = 10,
  failed = false,
  onRetry,
  empty,
  footer,
  rowClassName,
  rowHeight = standardRowHeight,
  styles: givenStyles,
  texts: givenTexts,
  className,
  style,
  ...rest
}: BaseTableProps<Row> & Enhancements<Row>) {
  const styles = useMemo(() => ({ ...defaultStyles, ...givenStyles }), [givenStyles])
  const texts = { ...tableTexts, ...givenTexts }
  const isEmpty = rows.length === 0
  const Heading = `h${headingLevel}` as const
  const gridColumns: CSSProperties & Record<`--${string}`, string> = {
    '--sl-table-columns': columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' '),
  }

  return (
    <div
      className={clsx(styles.root, className)}
      aria-busy={loading || undefined}
      style={{ ...gridColumns, ...style }}
      {...rest}
    >
      <output className={visuallyHidden}>{loading && texts.loading}</output>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {failed && (
        <div className={styles.alert}>
          <LoadError text={texts.failed} retryText={texts.retry} onRetry={onRetry} />
        </div>
      )}
      {isEmpty && !loading && !failed && empty}
      {(!isEmpty || loading) && (
        <table {...tableRoles.table} aria-label={label} className={styles.table}>
          <thead {...tableRoles.group} className={clsx(styles.head, stickyHeader && stickyHead)}>
            <tr {...tableRoles.row} className={styles.headRow}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...tableRoles.columnHead}
                  aria-sort={sort?.column === column.id ? sort.direction : undefined}
                  className={clsx(
                    styles.columnHead,
                    column.align && align[column.align],
                    column.headClassName,
                  )}
                >
                  {renderHead ? renderHead(column) : column.header}
                </th>
              ))}
            </tr>
          </thead>
          {isEmpty && <SkeletonRows columns={columns} count={expectedRows} styles={styles} />}
          {splitIntoBlocks(rows).map((block, i) => (
            <RowBlock
              // oxlint-disable-next-line react/no-array-index-key -- A block is identified by its position.
              key={i}
              rows={block}
              start={i * rowsPerBlock}
              columns={columns}
              getRowId={getRowId}
              rowClassName={rowClassName}
              rowHeight={rowHeight}
              selected={selected}
              styles={styles}
            />
          ))}
        </table>
      )}
      {footer != null && <div className={styles.footer}>{footer}</div>}
    </div>
  )
}
