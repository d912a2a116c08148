import { Button, InlineAlert, LabeledInput, TextLink } from '@sluice/ui'
import { useEffect, useRef, useState } from 'react'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { useForm } from '../../components/forms/useForm.ts'
import { showToast } from '../../lib/toasts.ts'
import { useReturnToLogIn } from '../../hooks/useReturnToLogIn.ts'
import { resetFailure, type ResetFailure } from './resetFailure.ts'

export interface NewPasswordFormProps {
  /** The token of the link; until it has been read, a submit waits. */
  token: string
}

/** Sets a new password in exchange for the token of a reset link. */
export function NewPasswordForm({ token }: NewPasswordFormProps) {
  const [failed, setFailed] = useState<ResetFailure>()
  const [done, setDone] = useState(false)
  useReturnToLogIn(done)

  // The form may be ready before the token has been read.
  const latestToken = useRef(token)
  useEffect(() => {
    latestToken.current = token
  }, [token])

  const form = useForm({
    load: async () => {
      const { schema, sendNewPassword } = await import('./sendNewPassword.ts')
      return {
        schema,
        send: ({ new_password }) => sendNewPassword({ token: latestToken.current, new_password }),
      }
    },
    onSent() {
      setDone(true)
      showToast('success', 'Password reset successful! Redirecting to login...')
    },
    onFailed(failure) {
      const words = resetFailure(failure)
      setFailed(words)
      showToast('error', words.toast)
    },
  })

  if (done) {
    return (
      <InlineAlert tone="success" title="Your new password is set.">
        Every other session has ended. <TextLink href={paths.logIn}>Log in</TextLink>
      </InlineAlert>
    )
  }
  return (
    <form {...form.props} className={layout.form} aria-label="Reset password">
      <LabeledInput
        label="New password"
        name="new_password"
        type="password"
        autoComplete="new-password"
        error={form.errors.new_password}
      />
      {failed && !form.sending && <FormFailure title={failed.toast}>{failed.advice}</FormFailure>}
      <Button type="submit" wide loading={form.sending} loadingText="Saving...">
        Set new password
      </Button>
    </form>
  )
}
