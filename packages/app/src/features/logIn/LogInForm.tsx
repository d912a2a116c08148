import { Button, LabeledInput, TextLink } from '@sluice/ui'
import { useState } from 'react'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useForm } from '../../components/forms/useForm.ts'
import { showToast } from '../../lib/toasts.ts'
import { expectWelcome } from '../../lib/welcome.ts'
import { logInFailure } from './logInFailure.ts'

/** Signs a merchant in. What comes after is the guard's business: it notices the session. */
export function LogInForm() {
  const [failed, setFailed] = useState<string>()
  const form = useForm({
    load: () => import('./sendLogIn.ts'),
    onSent() {
      expectWelcome()
      showToast('success', 'Login successful')
    },
    onFailed(failure) {
      const words = logInFailure(failure)
      setFailed(words)
      showToast('error', words)
    },
  })

  return (
    <form {...form.props} className={layout.form} aria-label="Log in">
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
        autoComplete="current-password"
        error={form.errors.password}
      />
      <TextLink href={paths.forgotPassword} className={layout.aside}>
        Forgot password?
      </TextLink>
      {failed && !form.sending && (
        // The toast has said it aloud; this stays for the eye.
        <FormFailure>{failed}</FormFailure>
      )}
      <Button type="submit" wide loading={form.sending} loadingText="Logging in...">
        Log In
      </Button>
    </form>
  )
}
