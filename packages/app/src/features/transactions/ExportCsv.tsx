import type { TransactionFilters } from '@sluice/api'
import { Button, DownloadIcon, formatCount } from '@sluice/ui'

import * as css from './ExportCsv.css.ts'
import { useCsvExport, type ExportState } from './useCsvExport.ts'

function statusText({ phase, rows }: ExportState): string {
  const count = `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`
  if (phase === 'running') return `Exported ${count} so far`
  if (phase === 'failed') return `Export interrupted after ${count}.`
  return phase === 'done' ? `Exported ${count}.` : ''
}

export interface ExportCsvProps {
  /** The filters of the list. The file contains the rows that match them when the export starts. */
  filters: TransactionFilters
}

/** Exports all transactions that match the filters as a CSV file. */
export function ExportCsv({ filters }: ExportCsvProps) {
  const { state, start, resume, cancel } = useCsvExport(filters)
  const { phase } = state
  const running = phase === 'running'
  const failed = phase === 'failed'

  return (
    <div className={css.root}>
      {/* One button in every state, so that it keeps the focus. */}
      <Button
        tone="secondary"
        aria-disabled={running || undefined}
        onClick={running ? undefined : failed ? resume : start}
      >
        <DownloadIcon />
        {running ? 'Exporting…' : failed ? 'Resume' : 'Export CSV'}
      </Button>
      {(running || failed) && (
        <Button tone="plain" onClick={cancel}>
          Cancel export
        </Button>
      )}
      <output aria-live={running ? 'off' : 'polite'} className={failed ? css.failed : css.status}>
        {statusText(state)}
      </output>
    </div>
  )
}
