import { toApiFailure, useRenamePasskeyMutation } from '@sluice/api'
import { renamePasskeyRequestSchema, type Passkey } from '@sluice/api/contract'
import { FieldEditor } from '@sluice/ui'
import { useState } from 'react'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useText } from '../../messages/TextProvider.tsx'

export interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
}

/** Renames a passkey in its place in the list. */
export function RenamePasskey({ passkey: { id, name: current }, onClose }: RenamePasskeyProps) {
  const t = useText()
  const [rename] = useRenamePasskeyMutation()
  const [failed, setFailed] = useState(false)
  const { formProps, field, isSubmitting } = useContractForm(
    renamePasskeyRequestSchema,
    async ({ name }) => {
      setFailed(false)
      const { error } = await rename({ id, name })
      if (!error) {
        onClose()
        return undefined
      }
      const failure = toApiFailure(error)
      setFailed(failure.kind !== 'http' || failure.errors === undefined)
      return failure
    },
  )
  const { name, error, ...inputProps } = field('name')
  return (
    <FieldEditor
      {...formProps}
      label={t('security.namePasskey')}
      name={name}
      current={current}
      inputProps={{ ...inputProps, autoComplete: 'off' }}
      error={error}
      loading={isSubmitting}
      failed={failed}
      onCancel={onClose}
    />
  )
}
