import { toApiFailure, useGetOverviewQuery, useUpdateWalletIdMutation } from '@sluice/api'
import { updateWalletIdRequestSchema } from '@sluice/api/contract'
import { FieldEditor } from '@sluice/ui'
import { useState } from 'react'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import type { EditorProps } from './Setting.tsx'
import { useWalletWarning } from './useWalletWarning.ts'

/** Changes the payout wallet. A value that looks wrong is warned of, never rejected. */
export function WalletEditor({ label, current, onClose }: EditorProps) {
  const { refetch } = useGetOverviewQuery()
  const [updateWalletId] = useUpdateWalletIdMutation()
  const [failed, setFailed] = useState(false)
  const [typed, setTyped] = useState<string>()
  const warning = useWalletWarning(typed)

  const { formProps, field, isSubmitting } = useContractForm(
    updateWalletIdRequestSchema,
    async (change) => {
      setFailed(false)
      const { error } = await updateWalletId(change)
      if (error) {
        setFailed(true)
        return toApiFailure(error)
      }
      // The editor closes on the new value, never on the old one.
      await refetch()
      onClose()
      return undefined
    },
  )
  const { name, error, ...inputProps } = field('wallet_id')

  return (
    <FieldEditor
      {...formProps}
      label={label}
      name={name}
      current={current}
      showComparison
      inputProps={{
        ...inputProps,
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        dir: 'ltr',
      }}
      error={error}
      warning={warning ?? null}
      saving={isSubmitting}
      failed={failed}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setTyped(target.value)
      }}
      onCancel={onClose}
    />
  )
}
