import { useListNotificationsQuery } from '@sluice/api'

import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { BellLink } from './Bell.tsx'

/** The link to the notifications with the number of new ones. */
export function CountedBell() {
  const { data } = useListNotificationsQuery(undefined, usePolling(timing.figurePollingMs))
  return <BellLink count={data?.new_count ?? 0} />
}
