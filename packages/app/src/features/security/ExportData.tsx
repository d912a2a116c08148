import { useExportAccountMutation } from '@sluice/api'
import { Button, Card, DownloadIcon, toast } from '@sluice/ui'
import { useEffect, useRef, useState } from 'react'

import { openFile } from '../../components/files/openFile.ts'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './security.css.ts'

/** Downloads the data of the account as one file. */
export function ExportData() {
  const t = useText()
  const [exportAccount, { isLoading }] = useExportAccountMutation()
  const [failure, setFailure] = useState<string>()
  const running = useRef<{ abort: () => void }>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    setFailure(undefined)
    let isSaved = false
    const call = exportAccount({
      // Asked for the file only now, so that there is none if the merchant does not confirm.
      receive: async ({ body }) => {
        const file = await openFile('sluice-account', 'json')
        if (!file || !body) return body?.cancel()
        await body.pipeTo(file)
        isSaved = true
      },
    })
    running.current = call
    const { error } = await call
    if (isSaved) toast.success(t('security.dataDownloaded'))
    else if (error && !isAborted(error)) setFailure(failureMessage(error, 'exportData', t))
  }

  return (
    <Section title={t('security.yourData')} description={t('security.oneFileProfileWallets')}>
      <Card className={css.list}>
        <div className={css.part}>
          {failure && <FormFailure>{failure}</FormFailure>}
          <div className={css.actions}>
            <Button
              tone="secondary"
              loading={isLoading}
              loadingText={t('security.exporting')}
              onClick={() => void start()}
            >
              <DownloadIcon /> {t('security.exportMyData')}
            </Button>
            {isLoading && (
              <Button tone="plain" onClick={() => running.current?.abort()}>
                {t('security.cancelExport')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </Section>
  )
}

function isAborted(error: object): boolean {
  return 'name' in error && error.name === 'AbortError'
}
