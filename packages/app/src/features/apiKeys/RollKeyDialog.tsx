import { useRollApiKeyMutation } from '@sluice/api'
import { ConfirmDialog } from '@sluice/ui'
import { useState } from 'react'

import type { RollKeyProps } from './RollKey.tsx'

export interface RollKeyDialogProps extends RollKeyProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RollKeyDialog({ id, open, onOpenChange }: RollKeyDialogProps) {
  const [roll] = useRollApiKeyMutation()
  const [failed, setFailed] = useState(false)

  async function confirmRoll() {
    setFailed(false)
    const { error } = await roll({ id })
    if (error) {
      setFailed(true)
      throw new Error('The key was not rolled')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
        setFailed(false)
      }}
      tone="primary"
      title="Roll the API key?"
      description="This creates a new key. The old key keeps working for 24 hours, so that you can switch your servers without downtime."
      texts={{ confirm: 'Roll key', confirming: 'Rolling…' }}
      {...(failed && { error: 'The key was not rolled. Please try again.' })}
      onConfirm={confirmRoll}
    />
  )
}
