import { ConfirmDialog } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useText } from '../../messages/TextProvider.tsx'

interface ContractQuestionProps {
  /** Saves the wallet. Resolves with why that failed. */
  save: () => Promise<object | undefined>
  onClose: () => void
}

/** Asks whether a contract can send tokens on, before it becomes a wallet. */
export function ContractQuestion({ save, onClose }: ContractQuestionProps) {
  const t = useText()
  const [failedText, setFailedText] = useState<string>()

  async function confirm() {
    setFailedText(undefined)
    const error = await save()
    if (!error) return
    setFailedText(failureMessage(error, 'change', t))
    throw new Error('The wallet was not saved')
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('account.contractQuestion')}
      description={t('account.contractExplained')}
      texts={{ confirm: t('account.contractConfirm'), confirming: t('account.saving') }}
      {...(failedText !== undefined && { error: failedText })}
      onConfirm={confirm}
    />
  )
}
