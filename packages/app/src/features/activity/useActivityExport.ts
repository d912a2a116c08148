import { useLazyListAuditEventsQuery } from '@sluice/api'
import { limits, type AuditEvent } from '@sluice/api/contract'
import { useState } from 'react'

/** Offers a file for download. */
function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads all changes to the account as JSON. */
export function useActivityExport() {
  const [loadPage] = useLazyListAuditEventsQuery()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function exportAll() {
    setState('loading')
    const events: AuditEvent[] = []
    for (;;) {
      const { data } = await loadPage({ cursor: events.at(-1)?.id, limit: limits.maxPageSize })
      if (!data) return setState('failed')
      events.push(...data)
      if (data.length < limits.maxPageSize) break
    }
    const json = JSON.stringify(events, null, 2)
    download('activity.json', new Blob([json], { type: 'application/json' }))
    return setState('idle')
  }

  return { state, exportAll }
}
