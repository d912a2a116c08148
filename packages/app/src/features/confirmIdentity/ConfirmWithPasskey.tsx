import { useConfirmSessionMutation, useCreateConfirmOptionsMutation } from '@sluice/api'
import { Button, KeyIcon } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { form } from '../../components/forms/formLayout.css.ts'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { passkeyMessages } from '../../components/passkeys/passkeyMessages.ts'
import { signWithPasskey, supportsPasskeys } from '../../components/passkeys/webAuthn.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Confirms with one of the merchant's passkeys, which needs neither a password nor a code. */
export function ConfirmWithPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText()
  const [createOptions] = useCreateConfirmOptionsMutation()
  const [confirmSession] = useConfirmSessionMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt(): Promise<string | undefined> {
    const { data: options, error: refused } = await createOptions()
    if (!options) return failureMessage(refused ?? {}, 'passkey', t)
    const passkey = await signWithPasskey(options)
    if (typeof passkey === 'string') return passkeyMessages(t)[passkey]
    const { error } = await confirmSession({ passkey })
    return error && failureMessage(error, 'passkey', t)
  }

  async function begin() {
    setIsBusy(true)
    setFailure(undefined)
    const failed = await attempt()
    setIsBusy(false)
    setFailure(failed)
    if (failed === undefined) onConfirmed()
  }

  if (!supportsPasskeys()) return null
  return (
    <div className={form}>
      <Button
        tone="secondary"
        wide
        loading={isBusy}
        loadingText={t('confirmIdentity.waitingDevice')}
        onClick={() => void begin()}
      >
        <KeyIcon /> {t('confirmIdentity.usePasskey')}
      </Button>
      {failure && <FormFailure>{failure}</FormFailure>}
    </div>
  )
}
