import { Button, Checkbox, LabeledInput } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useForm } from '../../components/forms/useForm.ts'
import { showToast } from '../../lib/toasts.ts'
import { signUpFailure } from './signUpFailure.ts'

export interface SignUpFormProps {
  /** The account exists and waits for its e-mail address to be verified. */
  onSignedUp: () => void
}

/** Registers a merchant. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [failed, setFailed] = useState<string>()
  const form = useForm({
    load: () => import('./sendSignUp.ts'),
    onSent() {
      showToast('success', 'Verification email sent. Please verify your account.')
      onSignedUp()
    },
    onFailed(failure) {
      const words = signUpFailure(failure)
      setFailed(words)
      showToast('error', words)
    },
  })

  return (
    <form {...form.props} className={layout.form} aria-label="Sign up">
      <LabeledInput
        label="Username"
        name="full_name"
        autoComplete="name"
        error={form.errors.full_name}
      />
      <LabeledInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={form.errors.email}
      />
      <LabeledInput
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        error={form.errors.password}
      />
      <div className={layout.group}>
        <Checkbox name="terms" label="I accept the Terms & Conditions" error={form.errors.terms} />
        <Checkbox name="privacy" label="I accept the Privacy Policy" error={form.errors.privacy} />
      </div>
      {failed && !form.sending && <FormFailure>{failed}</FormFailure>}
      <Button type="submit" wide loading={form.sending} loadingText="Signing up...">
        Sign Up
      </Button>
    </form>
  )
}
