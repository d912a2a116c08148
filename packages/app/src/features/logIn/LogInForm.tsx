import { toApiFailure, useLoginMutation } from '@sluice/api'
import { loginRequestSchema, type LoginRequest } from '@sluice/api/contract'
import { Button, LabeledInput, Link, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { hasCode } from '../../components/failures/readFailure.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { paths } from '../../config/paths.ts'
import { keepTypedEmail } from '../../config/typedEmail.ts'
import { SecondFactorForm } from '../../components/secondFactor/SecondFactorForm.tsx'
import { sessionFailure } from '../../components/failures/sessionFailure.ts'
import { useText } from '../../messages/TextProvider.tsx'

export interface LogInFormProps {
  /** The email that was signed up with just now. */
  email: string | undefined
  /** Called with the email of an account that waits to be verified, and with nothing when the next attempt begins. */
  onUnverified: (email: string | undefined) => void
}

/** Logs a merchant in. The route guard redirects as soon as there is a session. */
export function LogInForm({ email, onUnverified }: LogInFormProps) {
  const t = useText()
  const [logIn] = useLoginMutation()
  const [failure, setFailure] = useState<string>()
  /** What was right, of an account that also needs a code. */
  const [accepted, setAccepted] = useState<LoginRequest>()

  async function attempt(credentials: LoginRequest) {
    const { error } = await logIn(credentials)
    const failed = error ? toApiFailure(error) : sessionFailure(t)
    if (!failed) toast.success(t('logIn.loginSuccessful'))
    return failed
  }

  const { formProps, field, isSubmitting } = useContractForm(
    loginRequestSchema,
    async (credentials) => {
      setFailure(undefined)
      onUnverified(undefined)
      const failed = await attempt(credentials)
      const needsCode = failed?.kind === 'http' && failed.code === 'second_factor_required'
      if (needsCode) setAccepted(credentials)
      else if (failed) setFailure(failureMessage(failed, 'logIn', t))
      if (failed && hasCode(failed, 'user_not_verified')) onUnverified(credentials.email)
      return failed
    },
  )

  return (
    <>
      {accepted && (
        <SecondFactorForm
          logIn={(code) => attempt({ ...accepted, code })}
          onCancel={() => setAccepted(undefined)}
        />
      )}
      <form
        {...formProps}
        className={layout.form}
        aria-label={t('logIn.logIn')}
        hidden={Boolean(accepted)}
      >
        <LabeledInput
          label={t('logIn.email')}
          type="email"
          autoComplete="username"
          defaultValue={email}
          {...field('email')}
        />
        <LabeledInput
          label={t('logIn.password')}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
        <Link
          href={paths.forgotPassword}
          className={layout.aside}
          onClick={({ currentTarget }) => keepTypedEmail(currentTarget.closest('form'))}
        >
          {t('logIn.forgotPassword')}
        </Link>
        {failure && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" wide loading={isSubmitting} loadingText={t('logIn.loggingIn')}>
          {t('logIn.title')}
        </Button>
      </form>
    </>
  )
}
