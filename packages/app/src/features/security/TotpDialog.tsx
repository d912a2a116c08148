import { toApiFailure, useEnableTotpMutation } from '@sluice/api'
import { enableTotpRequestSchema, type TotpSetup } from '@sluice/api/contract'
import { Button, CopyField, Dialog, OtpInput, QrCode } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import * as css from './security.css.ts'

export interface TotpDialogProps {
  /** A secret that is to be set up. */
  setup: TotpSetup | undefined
  /** Codes that were renewed. */
  codes: string[] | undefined
  onClose: () => void
}

/** Sets up the app, then shows the recovery codes; or only shows new ones. */
export function TotpDialog({ setup, codes: renewed, onClose }: TotpDialogProps) {
  const t = useText()
  const [given, setGiven] = useState<string[]>()
  const codes = given ?? renewed
  return (
    <Dialog
      open
      className={codes && css.once}
      // Codes are shown once: a click outside must not lose them.
      onOpenChange={() => !codes && onClose()}
      title={codes ? t('security.saveRecoveryCodes') : t('security.setUpAppTitle')}
      description={codes ? t('security.eachCodeLogsOnce') : t('security.scanCodeAppSuch')}
    >
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      {!codes && setup && <Setup setup={setup} onEnabled={setGiven} />}
    </Dialog>
  )
}

function Setup({ setup, onEnabled }: { setup: TotpSetup; onEnabled: (codes: string[]) => void }) {
  const t = useText()
  const [enable] = useEnableTotpMutation()
  const [failure, setFailure] = useState<string>()
  const { formProps, field, isSubmitting } = useContractForm(
    enableTotpRequestSchema,
    async (request) => {
      setFailure(undefined)
      const { data, error } = await enable(request)
      if (data) {
        onEnabled(data.recovery_codes)
        return undefined
      }
      const failed = toApiFailure(error ?? {})
      if (failed.kind !== 'http' || !failed.errors) {
        setFailure(failureMessage(failed, 'setUpTotp', t))
      }
      return failed
    },
  )
  return (
    <>
      <div className={css.setup}>
        <QrCode value={setup.uri} label={t('security.qrCodeAuthenticatorApp')} />
        <CopyField
          className={css.full}
          label={t('security.key')}
          value={setup.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          copyLabel={t('security.copyKey')}
          mono
        />
      </div>
      <form {...formProps} className={css.form}>
        <OtpInput
          label={t('security.codeFromApp')}
          hint={t('security.digitsHint')}
          readOnly={isSubmitting}
          {...field('code')}
        />
        {failure && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" loading={isSubmitting} loadingText={t('security.checking')}>
          {t('security.turnOn')}
        </Button>
      </form>
    </>
  )
}
