import { toApiFailure, useChangePasswordMutation } from '@sluice/api'
import { changePasswordRequestSchema, limits } from '@sluice/api/contract'
import { EditableField, FieldEditor, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** The password, which can be changed, or set for an account that has none. */
export function PasswordSetting({ hasPassword }: { hasPassword: boolean }) {
  const t = useText()
  const [editing, setEditing] = useState(false)
  return (
    <EditableField
      label={t('security.password')}
      value={hasPassword ? '••••••••' : ''}
      emptyText={t('security.notSetLogGoogle')}
      editText={hasPassword ? t('security.change') : t('security.set')}
      editing={editing}
      onEdit={() => setEditing(true)}
    >
      <PasswordEditor onClose={() => setEditing(false)} />
    </EditableField>
  )
}

function PasswordEditor({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [changePassword] = useChangePasswordMutation()
  const [failedText, setFailedText] = useState<string>()
  const { formProps, field, isSubmitting } = useContractForm(
    changePasswordRequestSchema,
    async (change) => {
      setFailedText(undefined)
      const { error } = await changePassword(change)
      if (error) {
        const failure = toApiFailure(error)
        if (failure.kind !== 'http' || !failure.errors) {
          setFailedText(failureMessage(error, 'change', t))
        }
        return failure
      }
      toast.success(t('security.passwordChanged'))
      onClose()
      return undefined
    },
  )
  const { name, error, ...inputProps } = field('new_password')
  return (
    <FieldEditor
      {...formProps}
      label={t('security.newPassword')}
      name={name}
      hint={t('security.otherSessionsEnd', {
        rule: t('newPassword.rule', { count: limits.passwordMin }),
      })}
      inputProps={{ ...inputProps, type: 'password', autoComplete: 'new-password' }}
      error={error}
      loading={isSubmitting}
      failed={failedText !== undefined}
      texts={failedText ? { failed: failedText } : undefined}
      onCancel={onClose}
    />
  )
}
