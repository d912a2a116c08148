import { Button, InlineAlert, Spinner, TextLink } from '@sluice/ui'
import { useEffect, useState } from 'react'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { missingToken, type LinkToken } from '../../hooks/linkToken.ts'
import { showToast } from '../../lib/toasts.ts'
import { useReturnToLogIn } from '../../hooks/useReturnToLogIn.ts'
import { verificationFailure } from './verificationFailure.ts'
import { verifyOnce, type Verification } from './verifyOnce.ts'

export interface EmailVerificationProps {
  /** What the opened address held. */
  link: LinkToken
}

async function send(token: string) {
  const { sendVerification } = await import('./sendVerification.ts')
  return sendVerification(token)
}

/** Verifies an account on arrival, and says how that went. */
export function EmailVerification({ link }: EmailVerificationProps) {
  const [outcome, setOutcome] = useState<Verification>()
  const token = link.status === 'found' ? link.token : undefined
  const isMissing = link.status === 'missing'
  useReturnToLogIn(outcome?.status === 'verified')

  useEffect(() => {
    if (isMissing) showToast('error', missingToken)
  }, [isMissing])

  useEffect(() => {
    if (token === undefined) return undefined
    let current = true
    const arrive = async () => {
      const result = await verifyOnce(token, send)
      if (current) setOutcome(result)
    }
    void arrive()
    return () => {
      current = false
    }
  }, [token])

  useEffect(() => {
    if (outcome?.status === 'verified') showToast('success', 'Verified')
    if (outcome?.status === 'failed') showToast('error', verificationFailure(outcome.failure).toast)
  }, [outcome])

  if (isMissing) {
    return (
      <FormFailure title={missingToken}>
        Open the link from the email again. A mail program may have cut it in two.
      </FormFailure>
    )
  }
  if (outcome?.status === 'verified') {
    return (
      <InlineAlert tone="success" title="Your email is verified.">
        We take you to log in. <TextLink href={paths.logIn}>Log in now</TextLink>
      </InlineAlert>
    )
  }
  if (outcome?.status === 'failed' && token !== undefined) {
    const { words, canRetry } = verificationFailure(outcome.failure)
    const retry = async () => {
      setOutcome(undefined)
      setOutcome(await verifyOnce(token, send))
    }
    return (
      <FormFailure
        title="Your email could not be verified."
        action={
          canRetry && (
            <Button tone="secondary" size="small" onClick={() => void retry()}>
              Try again
            </Button>
          )
        }
      >
        {words} <TextLink href={paths.forgotPassword}>Reset password</TextLink>
      </FormFailure>
    )
  }
  return <Spinner label="Verifying your email" />
}
