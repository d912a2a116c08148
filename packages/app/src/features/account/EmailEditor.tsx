import { toApiFailure, useChangeEmailMutation } from '@sluice/api'
import { changeEmailRequestSchema } from '@sluice/api/contract'
import { FieldEditor, InlineAlert } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { EditorProps } from './Setting.tsx'

/** Asks for another email, which both addresses have to confirm. */
export function EmailEditor({ label, current, onClose }: EditorProps) {
  const t = useText()
  const [changeEmail] = useChangeEmailMutation()
  const [failedText, setFailedText] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    changeEmailRequestSchema,
    async (change) => {
      setFailedText(undefined)
      const { error } = await changeEmail(change)
      if (!error) {
        setSentTo(change.email)
        return undefined
      }
      const failure = toApiFailure(error)
      if (failure.kind !== 'http' || !failure.errors) {
        setFailedText(failureMessage(error, 'change', t))
      }
      return failure
    },
  )
  const { name, error, ...inputProps } = field('email')

  return (
    <FieldEditor
      {...formProps}
      label={label}
      name={name}
      current={current}
      hint={t('account.sendLinkOldNew')}
      inputProps={{ ...inputProps, type: 'email', autoComplete: 'email' }}
      error={error}
      loading={isSubmitting}
      failed={failedText !== undefined}
      texts={{
        ...(failedText && { failed: failedText }),
        save: t('account.sendLinks'),
        saving: t('account.sending'),
        ...(sentTo && { cancel: t('account.close') }),
      }}
      onCancel={onClose}
    >
      {sentTo && (
        <InlineAlert tone="success">{t('account.emailLinksSent', { current, sentTo })}</InlineAlert>
      )}
    </FieldEditor>
  )
}
