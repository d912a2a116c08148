import { Button, InlineAlert, LabeledInput } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useForm } from '../../components/forms/useForm.ts'
import { showToast } from '../../lib/toasts.ts'

/** What a reset link that was not sent says. Specification, section 8. */
const failedWords = 'Failed to send reset link.'

/** Sends a link to reset a forgotten password with. */
export function ForgotPasswordForm() {
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const form = useForm({
    load: () => import('./sendForgotPassword.ts'),
    onSent() {
      setOutcome('sent')
      showToast('success', 'Password reset link sent successfully!')
    },
    onFailed() {
      setOutcome('failed')
      showToast('error', failedWords)
    },
  })
  const settled = form.sending ? undefined : outcome

  return (
    <form {...form.props} className={layout.form} aria-label="Forgot password">
      <LabeledInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={form.errors.email}
      />
      {settled === 'sent' && (
        <InlineAlert tone="success">
          If that address belongs to an account, a link to set a new password is on its way to it.
        </InlineAlert>
      )}
      {settled === 'failed' && <FormFailure>{failedWords}</FormFailure>}
      <Button type="submit" wide loading={form.sending} loadingText="Sending...">
        Send reset link
      </Button>
    </form>
  )
}
