import {
  toApiFailure,
  useConfirmSessionMutation,
  useGetConfirmationQuery,
  type ApiFailure,
} from '@sluice/api'
import { confirmSessionRequestSchema, limits } from '@sluice/api/contract'
import { Button, Dialog, LabeledInput, Skeleton } from '@sluice/ui'
import { useState, type ReactNode } from 'react'
import { pick } from 'valibot'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { form } from '../../components/forms/formLayout.css.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { ConfirmWithPasskey } from './ConfirmWithPasskey.tsx'

export interface ConfirmIdentityDialogProps {
  /** Called with whether the session is confirmed now. */
  onClose: (confirmed: boolean) => void
  /** The Google button. It gets a function that takes the ID token and returns why it was not accepted. */
  renderGoogle: (confirm: (identityToken: string) => Promise<string | undefined>) => ReactNode
}

const description = `Changes to your money and your account need to be confirmed. You will not be asked again for ${limits.confirmationMinutes} minutes.`

const noCode = 'Enter the code that the app shows now'

/** What the server said of the code, if that is why it refused. */
function codeErrorOf(failure: ApiFailure): string | undefined {
  if (failure.kind !== 'http') return undefined
  if (failure.code === 'second_factor_required') return noCode
  return failure.errors?.find(({ field }) => field === 'code')?.message
}

/** Asks the merchant to confirm that it is them, before a change that decides where money goes. D42. */
export function ConfirmIdentityDialog({ onClose, renderGoogle }: ConfirmIdentityDialogProps) {
  const t = useText()
  const { data, isError, isFetching, refetch } = useGetConfirmationQuery()
  const [confirmSession] = useConfirmSessionMutation()
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const isCodeMissing = data?.code_required === true && code.trim() === ''

  /** Confirms with a password or an ID token, and the code where one is needed. Returns the failure, if any. */
  async function confirm(proof: {
    password?: string | undefined
    identityToken?: string
  }): Promise<ApiFailure | undefined> {
    setCodeError(isCodeMissing ? noCode : undefined)
    if (isCodeMissing) return { kind: 'http', status: 422, code: 'second_factor_required' }
    const { error } = await confirmSession({ ...proof, ...(data?.code_required && { code }) })
    if (!error) {
      onClose(true)
      return undefined
    }
    const failure = toApiFailure(error)
    setCodeError(codeErrorOf(failure))
    return failure
  }

  async function confirmWithGoogle(identityToken: string) {
    const failure = await confirm({ identityToken })
    if (!failure) return undefined
    return codeErrorOf(failure) ?? failureMessage(failure, 'confirmWithGoogle', t)
  }

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title="Confirm it's you"
      description={description}
    >
      {isError && !data && !isFetching && (
        <LoadFailure message="How you can confirm could not be loaded." onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton height="6rem" />}
      {data?.methods.includes('passkey') && (
        <ConfirmWithPasskey onConfirmed={() => onClose(true)} />
      )}
      {data?.code_required && (
        <LabeledInput
          label="Code from your authenticator app"
          hint="Or one of your recovery codes."
          autoComplete="one-time-code"
          value={code}
          error={codeError}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      {data?.methods.includes('password') && <PasswordForm confirm={confirm} />}
      {data?.methods.includes('google') && renderGoogle(confirmWithGoogle)}
    </Dialog>
  )
}

const passwordSchema = pick(confirmSessionRequestSchema, ['password'])

interface PasswordFormProps {
  confirm: (proof: { password?: string | undefined }) => Promise<ApiFailure | undefined>
}

function PasswordForm({ confirm }: PasswordFormProps) {
  const t = useText()
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(passwordSchema, async (proof) => {
    setFailure(undefined)
    const reason = await confirm(proof)
    const isWrong = reason?.kind === 'http' && reason.errors !== undefined
    if (reason && !isWrong && !codeErrorOf(reason)) setFailure(failureMessage(reason, 'confirm', t))
    return reason
  })

  useFocusOnOpen(formProps.ref)

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
