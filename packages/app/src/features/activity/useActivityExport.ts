import { useLazyListAuditEventsQuery } from '@sluice/api'
import { limits, type AuditEvent } from '@sluice/api/contract'
import { useState } from 'react'

import { download } from '../../components/files/download.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { activityCsv } from './activityCsv.ts'

const formats = {
  csv: { type: 'text/csv;charset=utf-8', write: activityCsv },
  json: {
    type: 'application/json',
    write: (events: AuditEvent[]) => JSON.stringify(events, null, 2),
  },
}
export type ActivityFormat = keyof typeof formats

/** Downloads all changes to the account. */
export function useActivityExport() {
  const t = useText()
  const [loadPage] = useLazyListAuditEventsQuery()
  const [state, setState] = useState<ActivityFormat | 'idle' | 'failed'>('idle')

  async function exportAll(format: ActivityFormat) {
    setState(format)
    const events: AuditEvent[] = []
    for (;;) {
      const { data } = await loadPage({ cursor: events.at(-1)?.id, limit: limits.maxPageSize })
      if (!data) return setState('failed')
      events.push(...data)
      if (data.length < limits.maxPageSize) break
    }
    const { type, write } = formats[format]
    download(`activity.${format}`, new Blob([write(events, t)], { type }))
    return setState('idle')
  }

  return { state, exportAll }
}
