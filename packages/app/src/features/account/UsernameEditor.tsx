import { toApiFailure, useGetOverviewQuery, useUpdateUserMutation } from '@sluice/api'
import { updateUserRequestSchema } from '@sluice/api/contract'
import { FieldEditor } from '@sluice/ui'
import { useState } from 'react'
import * as v from 'valibot'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import type { EditorProps } from './Setting.tsx'

const usernameSchema = v.pick(updateUserRequestSchema, ['full_name'])

/** Changes the merchant's name. */
export function UsernameEditor({ label, current, onClose }: EditorProps) {
  const { refetch } = useGetOverviewQuery()
  const [updateUser] = useUpdateUserMutation()
  const [failed, setFailed] = useState(false)

  const { formProps, field, isSubmitting } = useContractForm(usernameSchema, async (change) => {
    setFailed(false)
    const { error } = await updateUser(change)
    if (error) {
      setFailed(true)
      return toApiFailure(error)
    }
    // The editor closes on the new value, never on the old one.
    await refetch()
    onClose()
    return undefined
  })
  const { name, error, ...inputProps } = field('full_name')

  return (
    <FieldEditor
      {...formProps}
      label={label}
      name={name}
      current={current}
      inputProps={{ ...inputProps, autoComplete: 'name' }}
      error={error}
      loading={isSubmitting}
      failed={failed}
      onCancel={onClose}
    />
  )
}
