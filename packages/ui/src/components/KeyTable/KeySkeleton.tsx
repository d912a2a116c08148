import { tableRoles } from '../../internal/tableRoles.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as css from './KeyTable.css.ts'

/** As tall as a StatusBadge. */
const badge = '1.48rem'

/** The place of the one key that a merchant may have; silent, since the table says that it loads. */
export function KeySkeleton() {
  return (
    <tbody {...tableRoles.group} aria-hidden="true" className={css.body}>
      <tr {...tableRoles.row} className={css.row}>
        <td {...tableRoles.cell} className={css.cell.name}>
          <Skeleton width="8rem" height="1lh" />
        </td>
        <td {...tableRoles.cell} className={css.cell.key}>
          <span className={css.skeletonKey}>
            <Skeleton width="11rem" />
          </span>
        </td>
        <td {...tableRoles.cell} className={css.cell.version}>
          <Skeleton width="2rem" />
        </td>
        <td {...tableRoles.cell} className={css.cell.status}>
          <Skeleton width="4.5rem" height={badge} />
        </td>
        <td {...tableRoles.cell} className={css.cell.actions}>
          <Skeleton width="6rem" height="2.75rem" />
        </td>
      </tr>
    </tbody>
  )
}
