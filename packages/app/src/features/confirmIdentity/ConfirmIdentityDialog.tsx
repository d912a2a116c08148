import { toApiFailure, useConfirmSessionMutation, useGetConfirmationQuery } from '@sluice/api'
import { confirmSessionRequestSchema, limits } from '@sluice/api/contract'
import { Button, Dialog, LabeledInput } from '@sluice/ui'
import { useState, type ReactNode } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { form } from '../../components/forms/formLayout.css.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { confirmErrorMessage } from './confirmErrorMessage.ts'

export interface ConfirmIdentityDialogProps {
  /** Called with whether the session is confirmed now. */
  onClose: (confirmed: boolean) => void
  /** The Google button. It gets a function that takes the ID token and returns why it was not accepted. */
  renderGoogle: (confirm: (identityToken: string) => Promise<string | undefined>) => ReactNode
}

const description = `Changes to your money and your account need to be confirmed. You will not be asked again for ${limits.confirmationMinutes} minutes.`

/** Asks the merchant to confirm that it is them, before a change that decides where money goes. Decision 42. */
export function ConfirmIdentityDialog({ onClose, renderGoogle }: ConfirmIdentityDialogProps) {
  const { data, isError, isFetching, refetch } = useGetConfirmationQuery()
  const [confirmSession] = useConfirmSessionMutation()

  async function confirmWithGoogle(identityToken: string) {
    const { error } = await confirmSession({ identityToken })
    if (error)
      return confirmErrorMessage(toApiFailure(error), 'Choose the account that you log in with.')
    onClose(true)
    return undefined
  }

  // Once it is open, it has the field to focus. The button of the change goes on saying that it is in progress.
  if (!data && !isError) return null
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title="Confirm that it is you"
      description={description}
    >
      {isError && !data && !isFetching && (
        <LoadFailure what="How you can confirm" onRetry={refetch} />
      )}
      {data?.methods.includes('password') && <PasswordForm onConfirmed={() => onClose(true)} />}
      {data?.methods.includes('google') && renderGoogle(confirmWithGoogle)}
    </Dialog>
  )
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const [confirmSession] = useConfirmSessionMutation()
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    confirmSessionRequestSchema,
    async (proof) => {
      setFailure(undefined)
      const { error } = await confirmSession(proof)
      if (!error) {
        onConfirmed()
        return undefined
      }
      const reason = toApiFailure(error)
      const isWrong = reason.kind === 'http' && reason.errors !== undefined
      if (!isWrong) setFailure(confirmErrorMessage(reason))
      return reason
    },
  )

  return (
    <form {...formProps} className={form}>
      <LabeledInput
        label="Password"
        type="password"
        autoComplete="current-password"
        readOnly={isSubmitting}
        {...field('password')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" loading={isSubmitting} loadingText="Confirming…">
        Confirm
      </Button>
    </form>
  )
}
