import { useVerifyUserMutation } from '@sluice/api'
import { Button, InlineAlert, Spinner, Link, toast } from '@sluice/ui'
import { useCallback, useEffect, useRef } from 'react'

import { failureMessage, mayPass } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { paths } from '../../config/paths.ts'
import { missingToken, type LinkToken } from '../../hooks/linkToken.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
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
  const [verifyUser, { isSuccess, error }] = useVerifyUserMutation()
  // A token works once, while React may run an effect twice. D21.
  const sentToken = useRef<string>(undefined)
  const token = link.status === 'found' ? link.token : undefined
  const isMissing = link.status === 'missing'
  // Only our own server sends another link. Decision 5.
  const newLink = useCapabilities().resend_verification === true && <ResendVerificationForm />
  useReturnToLogIn(isSuccess)

  const verify = useCallback(
    async (linkToken: string) => {
      const result = await verifyUser({ token: linkToken })
      if (!result.error) toast.success('Verified')
      else toast.error(failureMessage(result.error, 'verifyEmail', t))
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
        <FormFailure title={missingToken}>
          Open the link in the email again. Your email app may have cut it off.
        </FormFailure>
        {newLink}
      </>
    )
  }
  if (isSuccess) {
    return (
      <InlineAlert tone="success" title="Your email is verified.">
        Redirecting to log in… <Link href={paths.logIn}>Log in now</Link>
      </InlineAlert>
    )
  }
  if (error && token !== undefined) {
    const canRetry = mayPass(error)
    return (
      <>
        <FormFailure
          title="Your email could not be verified."
          action={
            canRetry && (
              <Button tone="secondary" size="small" onClick={() => void verify(token)}>
                Try again
              </Button>
            )
          }
        >
          {failureMessage(error, 'verifyEmailAdvice', t)}{' '}
          <Link href={paths.forgotPassword}>Reset password</Link>
        </FormFailure>
        {!canRetry && newLink}
      </>
    )
  }
  return <Spinner label="Verifying your email" />
}
