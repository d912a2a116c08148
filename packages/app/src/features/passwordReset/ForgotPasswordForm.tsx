import { toApiFailure, useForgotPasswordMutation } from '@sluice/api'
import { forgotPasswordRequestSchema } from '@sluice/api/contract'
import { Button, InlineAlert, LabeledInput } from '@sluice/ui'
import { useState } from 'react'

import { toast } from '../../components/toast.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { typedEmail } from '../../config/typedEmail.ts'

/** Specification, section 8. */
const failedMessage = 'Failed to send reset link.'

/** Requests a password reset link. */
export function ForgotPasswordForm() {
  const [requestLink] = useForgotPasswordMutation()
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()

  const { formProps, field, isSubmitting } = useContractForm(
    forgotPasswordRequestSchema,
    async (request) => {
      setOutcome(undefined)
      const { error } = await requestLink(request)
      setOutcome(error ? 'failed' : 'sent')
      if (!error) toast.success('Password reset link sent successfully!')
      return error && toApiFailure(error)
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label="Forgot password">
      <LabeledInput
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={typedEmail()}
        {...field('email')}
      />
      {outcome === 'sent' && (
        <InlineAlert tone="success">
          If an account exists for this email, we have sent a link to set a new password.
        </InlineAlert>
      )}
      {outcome === 'failed' && <FormFailure>{failedMessage}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText="Sending...">
        Send reset link
      </Button>
    </form>
  )
}
