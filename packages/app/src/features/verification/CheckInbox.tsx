import { useResendVerificationMutation } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'

import { typedEmail } from '../../config/typedEmail.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

/** Shown after sign-up: where the verification link went, with a button that sends it again. */
export function CheckInbox() {
  const email = typedEmail()
  const [resend, { isLoading, isSuccess, isError }] = useResendVerificationMutation()
  // Only our own server sends it again. After a reload, the email is not known any more. Decision 5.
  const canResend = useCapabilities().resend_verification === true && email !== ''

  return (
    <>
      <InlineAlert
        title="Check your inbox"
        action={
          canResend && (
            <Button
              tone="secondary"
              size="small"
              loading={isLoading}
              loadingText="Sending…"
              onClick={() => void resend({ email })}
            >
              Send again
            </Button>
          )
        }
      >
        We sent a link{email && ` to ${email}`}. Open it to verify your account, then log in.
      </InlineAlert>
      {isSuccess && <InlineAlert tone="success">We sent another link.</InlineAlert>}
      {isError && <InlineAlert tone="danger">The link was not sent. Please try again.</InlineAlert>}
    </>
  )
}
