import type { ApiFailure } from '@sluice/api'
import { enableTotpRequestSchema } from '@sluice/api/contract'
import { Button, LabeledInput, OtpInput } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../failures/failureMessage.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import * as layout from '../forms/formLayout.css.ts'
import { useContractForm } from '../forms/useContractForm.ts'
import { useFocusOnOpen } from '../forms/useFocusOnOpen.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './SecondFactorForm.css.ts'

export interface SecondFactorFormProps {
  /** Logs in with the code. Resolves with the failure, if any. */
  logIn: (code: string) => Promise<ApiFailure | undefined>
  /** Called when the log-in is given up. */
  onCancel: () => void
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ logIn, onCancel }: SecondFactorFormProps) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const [isRecovery, setIsRecovery] = useState(false)

  const { formProps, field, isSubmitting } = useContractForm(
    enableTotpRequestSchema,
    async ({ code }) => {
      setFailure(undefined)
      const failed = await logIn(code)
      const isWrong = failed?.kind === 'http' && failed.errors !== undefined
      if (failed && !isWrong) setFailure(failureMessage(failed, 'logIn', t))
      return failed
    },
  )

  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} className={layout.form} aria-label={t('secondFactor.secondStep')}>
      {isRecovery ? (
        <LabeledInput
          label={t('secondFactor.recoveryCode')}
          hint={t('secondFactor.oneTenCodesSaved')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSubmitting}
          {...field('code')}
        />
      ) : (
        <OtpInput
          label={t('secondFactor.codeFromAuthenticatorApp')}
          hint={t('secondFactor.enterDigits')}
          readOnly={isSubmitting}
          {...field('code')}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('secondFactor.checking')}>
        {t('secondFactor.continue')}
      </Button>
      <div className={css.others}>
        <Button tone="plain" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t('secondFactor.useApp') : t('secondFactor.useRecoveryCode')}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </form>
  )
}
