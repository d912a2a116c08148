import { Button, DownloadIcon } from '@sluice/ui'

import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './ExportTable.css.ts'
import { tableFormats } from './openTable.ts'
import { useTableExport, type ExportState, type TableExport } from './useTableExport.ts'

function statusText({ phase, rows }: ExportState, t: Translate): string {
  if (phase === 'running') return t('export.soFar', { rows })
  if (phase === 'interrupted') return t('export.interruptedAfter', { rows })
  if (phase === 'failed') return t('failure.exportData')
  return phase === 'done' ? t('export.done', { rows }) : ''
}

export interface ExportTableProps<Row> {
  /** What the files contain when the export starts. */
  table: TableExport<Row>
  disabled?: boolean
}

/** Exports a list of any length as an Excel or a CSV file. */
export function ExportTable<Row extends { id: string }>({
  table,
  disabled = false,
}: ExportTableProps<Row>) {
  const t = useText()
  const { state, start, resume, cancel } = useTableExport<Row>()
  const { phase } = state
  const isRunning = phase === 'running'
  const isInterrupted = phase === 'interrupted'
  const hasFailed = isInterrupted || phase === 'failed'
  const names = { xlsx: t('export.excel'), csv: t('export.csv') }

  return (
    <div>
      <div className={css.buttons}>
        {tableFormats.map((format) => (
          <Button
            key={format}
            tone="secondary"
            // It keeps the focus while the export runs.
            aria-disabled={disabled || isRunning || isInterrupted || undefined}
            onClick={
              disabled || isRunning || isInterrupted ? undefined : () => start(format, table)
            }
          >
            <DownloadIcon />
            {names[format]}
          </Button>
        ))}
        {isInterrupted && <Button onClick={resume}>{t('export.resume')}</Button>}
        {(isRunning || isInterrupted) && (
          <Button tone="plain" onClick={cancel}>
            {t('export.cancel')}
          </Button>
        )}
      </div>
      <output
        aria-live={isRunning ? 'off' : 'polite'}
        className={hasFailed ? css.failed : css.status}
      >
        {statusText(state, t)}
      </output>
    </div>
  )
}
