import { toApiFailure, useResetPasswordMutation, type ApiFailure } from '@sluice/api'
import { limits, resetPasswordRequestSchema } from '@sluice/api/contract'
import { Button, InlineAlert, LabeledInput, Link, toast } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { hasCode, mayPass } from '../../components/failures/readFailure.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { paths } from '../../config/paths.ts'
import { useReturnToLogIn } from '../../hooks/useReturnToLogIn.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const newPasswordSchema = v.pick(resetPasswordRequestSchema, ['new_password'])

export interface NewPasswordFormProps {
  /** The token of the reset link. */
  token: string
}

/** Sets a new password with the token of a reset link. */
export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const t = useText()
  const [resetPassword, { isSuccess }] = useResetPasswordMutation()
  const [failure, setFailure] = useState<ApiFailure>()
  useReturnToLogIn(isSuccess)

  const { formProps, field, isSubmitting } = useContractForm(
    newPasswordSchema,
    async ({ new_password }) => {
      setFailure(undefined)
      const { error } = await resetPassword({ token, new_password })
      if (!error) {
        toast.success(t('passwordReset.passwordResetSuccessfulRedirecting'))
        return undefined
      }
      const failed = toApiFailure(error)
      setFailure(failed)
      return failed
    },
  )

  if (isSuccess) {
    return (
      <InlineAlert tone="success" title={t('passwordReset.passwordChanged')}>
        {t('passwordReset.loggedOut')} <Link href={paths.logIn}>{t('passwordReset.logIn')}</Link>
      </InlineAlert>
    )
  }
  const form = (
    <form {...formProps} className={layout.form} aria-label={t('passwordReset.resetPassword')}>
      <LabeledInput
        label={t('passwordReset.newPassword')}
        type="password"
        autoComplete="new-password"
        hint={t('newPassword.rule', { count: limits.passwordMin })}
        {...field('new_password')}
      />
      {failure && (
        <FormFailure title={failureMessage(failure, 'resetPassword', t)}>
          {failureMessage(failure, 'resetPasswordAdvice', t)}
        </FormFailure>
      )}
      <Button type="submit" wide loading={isSubmitting} loadingText={t('passwordReset.saving')}>
        {t('passwordReset.setNewPassword')}
      </Button>
    </form>
  )
  return (
    <>
      {form}
      {failure && !mayPass(failure) && !hasCode(failure, 'validation_failed') && (
        <ForgotPasswordForm />
      )}
    </>
  )
}
