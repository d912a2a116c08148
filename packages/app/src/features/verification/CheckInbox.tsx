import { useResendVerificationMutation } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'

import { useCapabilities } from '../../hooks/useCapabilities.ts'

export interface CheckInboxProps {
  /** The email of the account. */
  email: string
}

/** For an account that waits to be verified: where the link went, with a button that sends it again. */
export function CheckInbox({ email }: CheckInboxProps) {
  const [resend, { isLoading, isSuccess, isError }] = useResendVerificationMutation()
  // Only our own server sends it again. Decision 5.
  const canResend = useCapabilities().resend_verification === true

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
        We sent a link to {email}. Open it to verify your account, then log in.
      </InlineAlert>
      {isSuccess && <InlineAlert tone="success">We sent another link.</InlineAlert>}
      {isError && <InlineAlert tone="danger">The link was not sent. Please try again.</InlineAlert>}
    </>
  )
}
