import { toApiFailure, useGetOverviewQuery, useUpdateWalletIdMutation } from '@sluice/api'
import {
  updateWalletIdRequestSchema,
  walletChangeHours,
  walletDelayHours,
} from '@sluice/api/contract'
import { FieldEditor } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import type { EditorProps } from './Setting.tsx'

/** Changes the payout wallet. The server may ask to confirm it first. D42. */
export function WalletEditor({ label, current, onClose }: EditorProps) {
  const t = useText()
  const { refetch } = useGetOverviewQuery()
  const hours = walletChangeHours(useOperatorConfig().mode)
  const [updateWalletId] = useUpdateWalletIdMutation()
  const [failedText, setFailedText] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(
    updateWalletIdRequestSchema,
    async (change) => {
      setFailedText(undefined)
      const { error } = await updateWalletId(change)
      if (error) {
        setFailedText(failureMessage(error, 'change', t))
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
      hint={[t('account.walletHint'), current && delayText(hours, t)].filter(Boolean).join(' ')}
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
    />
  )
}

/** When a replaced wallet applies. */
function delayText(hours: number, t: Translate): string {
  return hours > 0
    ? t('account.appliesAfterHoursUntil', { hours })
    : t('account.sandboxAppliesOnceReal', { hours: walletDelayHours })
}
