import { useRollApiKeyMutation } from '@sluice/api'
import { Button } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'

export interface RollKeyProps {
  /** The current key. */
  id: string
}

/** Replaces the key by a new one after a confirmation. */
export function RollKey({ id }: RollKeyProps) {
  const [roll] = useRollApiKeyMutation()
  // After a lost response the list has the new key, which must not be rolled in turn.
  const [rolling, setRolling] = useState(id)
  const [confirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)

  async function confirmRoll() {
    setFailed(false)
    const { error } = await roll({ id: rolling })
    if (error) {
      setFailed(true)
      throw new Error('The key was not rolled')
    }
  }

  return (
    <>
      <Button
        tone="secondary"
        onClick={() => {
          setRolling(id)
          setConfirming(true)
        }}
      >
        Roll key
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={(next) => {
          setConfirming(next)
          setFailed(false)
        }}
        tone="primary"
        title="Roll the API key?"
        description="This creates a new key. The old key keeps working for 24 hours, so that you can switch your servers without downtime."
        texts={{ confirm: 'Roll key', confirming: 'Rolling…' }}
        {...(failed && { error: 'The key was not rolled. Please try again.' })}
        onConfirm={confirmRoll}
      />
    </>
  )
}
