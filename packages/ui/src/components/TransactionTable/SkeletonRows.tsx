import { clsx } from 'clsx'

import { together } from '../Skeleton/Skeleton.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as cells from './cells.css.ts'
import { columnNames } from './columns.ts'
import type { ColumnName } from './columns.ts'
import * as css from './TransactionTable.css.ts'

// Named one by one: as a whole, `cells` would come along as an object of its own.
const looks: Record<ColumnName, string> = {
  date: cells.date,
  type: cells.type,
  id: cells.id,
  hash: cells.hash,
  meta: cells.meta,
  status: cells.status,
  amount: cells.amount,
}

const widths: Record<ColumnName, string> = {
  date: '11rem',
  type: '3.5rem',
  id: '5rem',
  hash: '8rem',
  meta: '6rem',
  status: '5rem',
  amount: '9rem',
}

const inner: Partial<Record<ColumnName, string>> = {
  status: cells.skeletonBadge,
  amount: cells.skeletonAmount,
}

/** Rows of the height of real ones, without a word or a role: the table itself says that it loads. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={together}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.skeletonRow}>
          {columnNames.map((name) => (
            <div key={name} className={looks[name]}>
              <span className={clsx(cells.skeleton, inner[name])}>
                {/* Gives the line the height that words would. */}
                {'\u200b'}
                <Skeleton width={widths[name]} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
