import type { ReactNode } from 'react'

/** A column of a table. Keep the array's identity between renders, so that unchanged rows are not rendered again. */
export interface TableColumn<Row> {
  /** Identifies the column. */
  id: string
  /** The name of the column. */
  header: string
  /** What a cell shows. The index is that of the row in the table; `isSelected` is undefined if rows can't be selected. */
  cell: (row: Row, index: number, isSelected: boolean | undefined) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** A width for the grid, such as `6rem` or `minmax(0, 2fr)`. Columns without one share the rest. */
  width?: string
  /** Adds a button to the header that sorts by this column. */
  sortable?: boolean
  /** The cell names its row for screen readers. Set it on one column. */
  rowHeader?: boolean
  /** Shown in place of the cell while the rows are loading. */
  skeleton?: ReactNode
  /** Whether a phone shows the column's name before the value. */
  labelled?: boolean
  /** A class for the cells, for a layout of your own. */
  className?: string
  /** A class for the header cell. */
  headClassName?: string
}

/** The column by which the rows are sorted. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The texts of any table. */
export interface RowsTexts {
  loading: string
  failed: string
  retry: string
}

/** The texts of a Table. */
export interface TableTexts extends RowsTexts {
  selectAll: string
  /** The accessible name of a row's checkbox. */
  selectRow: (rowName: string) => string
  /** The name of a row without one, by its number from 1. */
  rowNumber: (number: number) => string
}

export const tableTexts: RowsTexts = {
  loading: 'Loading…',
  failed: 'The rows could not be loaded.',
  retry: 'Try again',
}

export const selectionTexts: Omit<TableTexts, keyof RowsTexts> = {
  selectAll: 'Select all rows',
  selectRow: (rowName) => `Select ${rowName}`,
  rowNumber: (number) => `row ${number}`,
}
