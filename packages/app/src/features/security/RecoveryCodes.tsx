import { Button, CopyButton, DownloadIcon, PrintIcon } from '@sluice/ui'

import { toast } from '../../components/toast.ts'
import * as css from './security.css.ts'

export interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = 'sluice-recovery-codes.txt'
  link.click()
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Recovery codes, to copy, download or print. They are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <ol className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`${css.actions} ${css.screenOnly}`}>
        <CopyButton
          text={text}
          label="Copy codes"
          showLabel
          onCopied={() => toast.success('Copied to clipboard')}
        />
        <Button tone="secondary" onClick={() => download(text)}>
          <DownloadIcon /> Download
        </Button>
        <Button tone="secondary" onClick={() => print()}>
          <PrintIcon /> Print
        </Button>
      </div>
      <Button className={css.screenOnly} onClick={onDone}>
        I have saved them
      </Button>
    </>
  )
}
