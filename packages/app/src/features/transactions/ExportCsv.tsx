import type { TransactionFilters } from '@sluice/api'
import { Button, DownloadIcon, groupDigits } from '@sluice/ui'

import * as css from './ExportCsv.css.ts'
import { useCsvExport, type ExportState } from './useCsvExport.ts'

function wordsOf({ phase, rows }: ExportState): string {
  const count = `${groupDigits(String(rows))} ${rows === 1 ? 'row' : 'rows'}`
  if (phase === 'running') return `${count} so far`
  if (phase === 'failed') return `The export stopped after ${count}.`
  return phase === 'done' ? `Exported ${count}.` : ''
}

export interface ExportCsvProps {
  /** What the list is narrowed to: the file holds exactly that. Other filters need a new instance. */
  filters: TransactionFilters
}

/** Saves the transactions that are listed, all pages of them, as a CSV file. */
export function ExportCsv({ filters }: ExportCsvProps) {
  const { state, start, goOn, cancel } = useCsvExport(filters)
  const { phase } = state
  const running = phase === 'running'
  const failed = phase === 'failed'

  return (
    <div className={css.root}>
      {/* One button throughout, so that the focus stays where it was. */}
      <Button
        tone="secondary"
        aria-disabled={running || undefined}
        onClick={running ? undefined : failed ? goOn : start}
      >
        <DownloadIcon />
        {running ? 'Exporting…' : failed ? 'Go on' : 'Export CSV'}
      </Button>
      {(running || failed) && (
        <Button tone="plain" onClick={cancel}>
          Cancel export
        </Button>
      )}
      <output aria-live={running ? 'off' : 'polite'} className={failed ? css.failed : css.words}>
        {wordsOf(state)}
      </output>
    </div>
  )
}
