import { clsx } from 'clsx'
import { memo } from 'react'

import { tableRoles } from '../../internal/tableRoles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { TableColumn } from './TableColumn.ts'
import type { TableStyles } from './tableStyles.ts'
import { align } from './Table.css.ts'

function cellProps<Row>(column: TableColumn<Row>, styles: TableStyles) {
  const { labelled = true, header, rowHeader, className } = column
  return {
    className: clsx(
      styles.cell,
      column.align && align[column.align],
      rowHeader && styles.rowHead,
      className,
    ),
    'data-label': labelled ? header : undefined,
  }
}

interface SingleRowProps<Row> {
  row: Row
  /** The index of the row in the table. */
  index: number
  columns: ReadonlyArray<TableColumn<Row>>
  /** Undefined if rows can't be selected. */
  isSelected: boolean | undefined
  className: string | undefined
  styles: TableStyles
}

function PlainRow<Row>({
  row,
  index,
  columns,
  isSelected,
  className,
  styles,
}: SingleRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      aria-selected={isSelected}
      className={clsx(styles.row, isSelected && styles.selected, className)}
    >
      {columns.map((column) => {
        const Cell = column.rowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(column.rowHeader ? tableRoles.rowHead : tableRoles.cell)}
            {...cellProps(column, styles)}
          >
            {column.cell(row, index, isSelected)}
          </Cell>
        )
      })}
    </tr>
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter.
const SingleRow = memo(PlainRow) as typeof PlainRow

interface RowBlockProps<Row> extends Pick<SingleRowProps<Row>, 'columns' | 'styles'> {
  rows: ReadonlyArray<Row>
  /** The index of the first of the rows in the table. */
  start: number
  getRowId: (row: Row) => string
  rowClassName: ((row: Row) => string | undefined) | undefined
  rowHeight: string
  /** The IDs of the selected rows; undefined if rows can't be selected. */
  selected: ReadonlySet<string> | undefined
}

/** A run of rows that React re-renders, and the browser lays out and paints, as a unit. */
function Block<Row>({
  rows,
  start,
  rowHeight,
  getRowId,
  rowClassName,
  selected,
  styles,
  columns,
}: RowBlockProps<Row>) {
  return (
    <tbody
      {...tableRoles.group}
      className={styles.block}
      style={{ containIntrinsicBlockSize: `auto calc(${rows.length} * ${rowHeight})` }}
    >
      {rows.map((row, index) => {
        const id = getRowId(row)
        return (
          <SingleRow
            key={id}
            row={row}
            index={start + index}
            columns={columns}
            isSelected={selected?.has(id)}
            className={rowClassName?.(row)}
            styles={styles}
          />
        )
      })}
    </tbody>
  )
}

function hasSameProps<Row>(before: RowBlockProps<Row>, after: RowBlockProps<Row>): boolean {
  return (
    before.columns === after.columns &&
    before.rowClassName === after.rowClassName &&
    before.selected === after.selected &&
    before.styles === after.styles &&
    before.rowHeight === after.rowHeight &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, i) => row === after.rows[i])
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter.
export const RowBlock = memo(Block, hasSameProps) as typeof Block

interface SkeletonRowsProps<Row> {
  columns: ReadonlyArray<TableColumn<Row>>
  count: number
  styles: TableStyles
}

/** Placeholders as tall as real rows. Hidden from screen readers: the table announces that it is loading. */
export function SkeletonRows<Row>({ columns, count, styles }: SkeletonRowsProps<Row>) {
  return (
    <tbody {...tableRoles.group} className={styles.skeletonBlock} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <tr key={i} {...tableRoles.row} className={styles.row}>
          {columns.map((column) => {
            const { className, ...rest } = cellProps(column, styles)
            return (
              <td
                key={column.id}
                {...tableRoles.cell}
                {...rest}
                className={clsx(className, styles.skeletonCell)}
              >
                {column.skeleton ?? <Skeleton width="60%" />}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
