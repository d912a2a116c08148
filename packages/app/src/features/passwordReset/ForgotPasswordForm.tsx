import { toApiFailure, useForgotPasswordMutation } from '@sluice/api'
import { forgotPasswordRequestSchema } from '@sluice/api/contract'
import { Button, InlineAlert, LabeledInput, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { typedEmail } from '../../config/typedEmail.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Requests a password reset link. */
export function ForgotPasswordForm() {
  const t = useText()
  const [requestLink] = useForgotPasswordMutation()
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    forgotPasswordRequestSchema,
    async (request) => {
      setIsSent(false)
      setFailure(undefined)
      const { error } = await requestLink(request)
      if (error) {
        setFailure(failureMessage(error, 'forgotPassword', t))
        return toApiFailure(error)
      }
      setIsSent(true)
      toast.success(t('passwordReset.passwordResetLinkSent'))
      return undefined
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label={t('passwordReset.forgotPassword')}>
      <LabeledInput
        label={t('passwordReset.email')}
        type="email"
        autoComplete="username"
        defaultValue={typedEmail()}
        {...field('email')}
      />
      {isSent && (
        <InlineAlert tone="success">{t('passwordReset.ifAccountExistsEmail')}</InlineAlert>
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('passwordReset.sending')}>
        {t('passwordReset.sendResetLink')}
      </Button>
    </form>
  )
}
