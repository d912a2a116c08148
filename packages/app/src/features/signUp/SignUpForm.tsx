import { toApiFailure, useRegisterMutation } from '@sluice/api'
import { newPasswordRule, registerRequestSchema } from '@sluice/api/contract'
import { Button, Checkbox, LabeledInput, toast } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** The payload, and two consents that are not sent. Specification, section 5. */
const signUpSchema = v.object({
  ...registerRequestSchema.entries,
  terms: v.literal(true, 'You must accept terms & condition'),
  privacy: v.literal(true, 'You must accept Privacy Policy'),
})

export interface SignUpFormProps {
  /** The account exists and its email waits to be verified. */
  onSignedUp: (email: string) => void
}

/** Registers a merchant. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const t = useText()
  const [register] = useRegisterMutation()
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    signUpSchema,
    async ({ email, password, full_name }) => {
      setFailure(undefined)
      const { error } = await register({ email, password, full_name })
      if (!error) {
        toast.success('Verification email sent. Please verify your account.')
        onSignedUp(email)
        return undefined
      }
      setFailure(failureMessage(error, 'signUp', t))
      return toApiFailure(error)
    },
  )

  return (
    <form {...formProps} className={layout.form} aria-label="Sign up">
      <LabeledInput label="Username" autoComplete="name" {...field('full_name')} />
      <LabeledInput label="Email" type="email" autoComplete="username" {...field('email')} />
      <LabeledInput
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={newPasswordRule}
        {...field('password')}
      />
      <div className={layout.group}>
        <Checkbox
          label={
            <>
              I accept the <TermsLink />
            </>
          }
          {...field('terms')}
        />
        <Checkbox
          label={
            <>
              I accept the <PrivacyLink />
            </>
          }
          {...field('privacy')}
        />
      </div>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" wide loading={isSubmitting} loadingText="Signing up...">
        Sign Up
      </Button>
    </form>
  )
}
