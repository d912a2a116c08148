import type { PaymentFilters } from '@sluice/api'
import { Button, DownloadIcon } from '@sluice/ui'

import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ExportCsv.css.ts'
import { useCsvExport, type ExportState } from './useCsvExport.ts'

function statusText({ phase, rows }: ExportState, t: Translate): string {
  if (phase === 'running') return t('transactions.exportedSoFar', { rows })
  if (phase === 'failed') return t('transactions.exportInterruptedAfter', { rows })
  return phase === 'done' ? t('transactions.exported', { rows }) : ''
}

export interface ExportCsvProps {
  /** The filters of the list. The file contains the rows that match them when the export starts. */
  filters: PaymentFilters
}

/** Exports all payments that match the filters as a CSV file. */
export function ExportCsv({ filters }: ExportCsvProps) {
  const t = useText()
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
        {running
          ? t('transactions.exporting')
          : failed
            ? t('transactions.resume')
            : t('transactions.exportCsv')}
      </Button>
      {(running || failed) && (
        <Button tone="plain" onClick={cancel}>
          {t('transactions.cancelExport')}
        </Button>
      )}
      <output aria-live={running ? 'off' : 'polite'} className={failed ? css.failed : css.status}>
        {statusText(state, t)}
      </output>
    </div>
  )
}
