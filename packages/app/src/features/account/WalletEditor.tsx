import { toApiFailure, useGetOverviewQuery, useUpdateWalletIdMutation } from '@sluice/api'
import { updateWalletIdRequestSchema } from '@sluice/api/contract'
import { FieldEditor, LabeledInput } from '@sluice/ui'
import { useState } from 'react'

import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import type { EditorProps } from './Setting.tsx'

/** Changes the payout wallet. Replacing one requires the password, if the server asks for it. Decision 42. */
export function WalletEditor({ label, current, onClose }: EditorProps) {
  const { refetch } = useGetOverviewQuery()
  const [updateWalletId] = useUpdateWalletIdMutation()
  const { confirm_wallet } = useCapabilities()
  const [asksPassword, setAsksPassword] = useState(confirm_wallet === true && current !== '')
  const [failedText, setFailedText] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    updateWalletIdRequestSchema,
    async (change) => {
      setFailedText(undefined)
      const { error } = await updateWalletId(change)
      if (error) {
        const failure = toApiFailure(error)
        const isLimited = failure.kind === 'http' && failure.status === 429
        setFailedText(`Your change was not saved.${isLimited ? ` ${tooManyAttempts}` : ''}`)
        // The first wallet may have been set in another tab meanwhile.
        const rejected = failure.kind === 'http' ? (failure.errors ?? []) : []
        if (rejected.some((each) => each.field === 'password')) setAsksPassword(true)
        return failure
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
      hint="An address on Ethereum or a compatible network: 0x followed by 40 hexadecimal digits."
      current={current}
      showComparison
      inputProps={{
        ...inputProps,
        placeholder: '0x…',
        autoComplete: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        dir: 'ltr',
      }}
      error={error}
      loading={isSubmitting}
      failed={failedText !== undefined}
      texts={failedText ? { failed: failedText } : undefined}
      onCancel={onClose}
    >
      {asksPassword && (
        <LabeledInput
          label="Password"
          type="password"
          autoComplete="current-password"
          hint="Your password confirms that it is you. We will email you about the change."
          readOnly={isSubmitting}
          {...field('password')}
        />
      )}
    </FieldEditor>
  )
}

const tooManyAttempts = 'Too many attempts. Please wait and try again.'
