import { together } from '../Skeleton/Skeleton.css.ts'
import { skeletons } from './cells.css.ts'
import { columnNames } from './columns.ts'
import * as css from './TransactionTable.css.ts'

/** Rows of the height of real ones, without a word or a role: the table itself says that it loads. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={together}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={css.skeletonRow}>
          {columnNames.map((name) => (
            <div key={name} className={skeletons[name]} />
          ))}
        </div>
      ))}
    </div>
  )
}
