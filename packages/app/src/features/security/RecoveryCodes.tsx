import { Button, CopyButton, DownloadIcon, PrintIcon, toast } from '@sluice/ui'

import { download } from '../../components/files/download.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './security.css.ts'

export interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

function textFile(text: string): Blob {
  return new Blob([text], { type: 'text/plain;charset=utf-8' })
}

/** Recovery codes, to copy, download or print. They are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText()
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <ol className={css.codes} aria-label={t('security.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`${css.actions} ${css.screenOnly}`}>
        <CopyButton
          text={text}
          label={t('security.copyCodes')}
          showLabel
          onCopied={() => toast.success(t('security.copiedClipboard'))}
        />
        <Button
          tone="secondary"
          onClick={() => download('sluice-recovery-codes.txt', textFile(text))}
        >
          <DownloadIcon /> {t('security.download')}
        </Button>
        <Button tone="secondary" onClick={() => print()}>
          <PrintIcon /> {t('security.print')}
        </Button>
      </div>
      <Button className={css.screenOnly} onClick={onDone}>
        {t('security.iSavedThem')}
      </Button>
    </>
  )
}
