import { useVerifyUserMutation } from '@sluice/api'
import { messages } from '@sluice/api/contract'
import { Button, InlineAlert, Spinner, Link, toast } from '@sluice/ui'
import { useCallback, useEffect, useRef } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { mayPass } from '../../components/failures/readFailure.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { paths } from '../../config/paths.ts'
import { type LinkToken } from '../../hooks/linkToken.ts'
import { useReturnToLogIn } from '../../hooks/useReturnToLogIn.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { ResendVerificationForm } from './ResendVerificationForm.tsx'

export interface EmailVerificationProps {
  /** The token of the opened link. */
  link: LinkToken
}

/** Verifies an email on arrival and shows the outcome. */
export function EmailVerification({ link }: EmailVerificationProps) {
  const t = useText()
  const [verifyUser, { data, isSuccess, error }] = useVerifyUserMutation()
  // A program that reads the mail may have opened the link first.
  const wasVerified = data?.message === messages.alreadyVerified
  // A token works once, while React may run an effect twice. D21.
  const sentToken = useRef<string>(undefined)
  const token = link.status === 'found' ? link.token : undefined
  const isMissing = link.status === 'missing'
  useReturnToLogIn(isSuccess && !wasVerified)

  const verify = useCallback(
    async (linkToken: string) => {
      const result = await verifyUser({ token: linkToken })
      if (result.error) toast.error(failureMessage(result.error, 'verifyEmail', t))
      else if (result.data.message !== messages.alreadyVerified)
        toast.success(t('verification.verified'))
    },
    [t, verifyUser],
  )

  useEffect(() => {
    if (token === undefined || sentToken.current === token) return
    sentToken.current = token
    void verify(token)
  }, [token, verify])

  if (isMissing) {
    return (
      <>
        <FormFailure title={t('linkToken.missing')}>
          {t('verification.openLinkEmailAgain')}
        </FormFailure>
        <ResendVerificationForm />
      </>
    )
  }
  if (wasVerified) {
    return (
      <InlineAlert tone="success" title={t('verification.alreadyVerified')}>
        <Link href={paths.logIn}>{t('verification.logIn')}</Link>
      </InlineAlert>
    )
  }
  if (isSuccess) {
    return (
      <InlineAlert tone="success" title={t('verification.emailVerified')}>
        {t('verification.redirecting')} <Link href={paths.logIn}>{t('verification.logNow')}</Link>
      </InlineAlert>
    )
  }
  if (error && token !== undefined) {
    const canRetry = mayPass(error)
    return (
      <>
        <FormFailure
          title={t('verification.emailNotVerified')}
          actions={
            canRetry && (
              <Button tone="secondary" size="small" onClick={() => void verify(token)}>
                {t('verification.tryAgain')}
              </Button>
            )
          }
        >
          {failureMessage(error, 'verifyEmailAdvice', t)}{' '}
          <Link href={paths.forgotPassword}>{t('verification.resetPassword')}</Link>
        </FormFailure>
        {!canRetry && <ResendVerificationForm />}
      </>
    )
  }
  return <Spinner label={t('verification.verifyingEmail')} />
}
