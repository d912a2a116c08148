import { useRollApiKeyMutation } from '@sluice/api'
import { Button } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useText } from '../../messages/TextProvider.tsx'

export interface RollKeyProps {
  /** The current key. */
  id: string
}

/** Replaces the key by a new one after a confirmation. */
export function RollKey({ id }: RollKeyProps) {
  const t = useText()
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
        {t('apiKeys.rollKey')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={(next) => {
          setConfirming(next)
          setFailed(false)
        }}
        tone="primary"
        title={t('apiKeys.rollApiKey')}
        description={t('apiKeys.createsNewKeyOld')}
        texts={{ confirm: t('apiKeys.rollKey'), confirming: t('apiKeys.rolling') }}
        {...(failed && { error: t('apiKeys.keyNotRolledPlease') })}
        onConfirm={confirmRoll}
      />
    </>
  )
}
