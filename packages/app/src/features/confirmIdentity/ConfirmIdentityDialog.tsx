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
import { hasCode } from '../../components/failures/readFailure.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { rejectionOf } from '../../components/forms/rejectionOf.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { form } from '../../components/forms/formLayout.css.ts'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useFieldMessage } from '../../messages/fieldMessages.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import { ConfirmWithPasskey } from './ConfirmWithPasskey.tsx'

export interface ConfirmIdentityDialogProps {
  /** Called with whether the session is confirmed now. */
  onClose: (confirmed: boolean) => void
  /** The Google button. It gets a function that takes the ID token and returns why it was not accepted. */
  renderGoogle: (confirm: (identityToken: string) => Promise<string | undefined>) => ReactNode
}

const description = (t: Translate) =>
  t('confirmIdentity.changesMoneyAccountNeed', { confirmationMinutes: limits.confirmationMinutes })

const noCode = (t: Translate) => t('confirmIdentity.enterCodeAppShows')

/** What the server said of the code, if that is why it refused. */
function codeErrorOf(failure: ApiFailure, t: Translate): string | undefined {
  return hasCode(failure, 'second_factor_required') ? noCode(t) : rejectionOf(failure, 'code')
}

/** Asks the merchant to confirm that it is them, before a change that decides where money goes. D42. */
export function ConfirmIdentityDialog({ onClose, renderGoogle }: ConfirmIdentityDialogProps) {
  const t = useText()
  const fieldMessage = useFieldMessage()
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
    setCodeError(isCodeMissing ? noCode(t) : undefined)
    if (isCodeMissing) return { kind: 'http', status: 422, code: 'second_factor_required' }
    const { error } = await confirmSession({ ...proof, ...(data?.code_required && { code }) })
    if (!error) {
      onClose(true)
      return undefined
    }
    const failure = toApiFailure(error)
    setCodeError(codeErrorOf(failure, t))
    return failure
  }

  async function confirmWithGoogle(identityToken: string) {
    const failure = await confirm({ identityToken })
    if (!failure) return undefined
    return codeErrorOf(failure, t) ?? failureMessage(failure, 'confirmWithGoogle', t)
  }

  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={t('confirmIdentity.confirmIts')}
      description={description(t)}
    >
      {isError && !data && !isFetching && (
        <LoadFailure message={t('confirmIdentity.howConfirmNotLoaded')} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton height="6rem" />}
      {data?.methods.includes('passkey') && (
        <ConfirmWithPasskey onConfirmed={() => onClose(true)} />
      )}
      {data?.code_required && (
        <LabeledInput
          label={t('confirmIdentity.codeFromAuthenticatorApp')}
          hint={t('confirmIdentity.orOneRecoveryCodes')}
          autoComplete="one-time-code"
          value={code}
          error={fieldMessage(codeError)}
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
    if (reason && !isWrong && !codeErrorOf(reason, t))
      setFailure(failureMessage(reason, 'confirm', t))
    return reason
  })

  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} className={form}>
      <LabeledInput
        label={t('confirmIdentity.password')}
        type="password"
        autoComplete="current-password"
        readOnly={isSubmitting}
        {...field('password')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" loading={isSubmitting} loadingText={t('confirmIdentity.confirming')}>
        {t('confirmIdentity.confirm')}
      </Button>
    </form>
  )
}
