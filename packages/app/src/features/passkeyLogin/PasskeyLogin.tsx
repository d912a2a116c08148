import { useCreateLoginOptionsMutation, useLogInWithPasskeyMutation } from '@sluice/api'
import { Button, KeyIcon, toast } from '@sluice/ui'
import { useState } from 'react'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { passkeyMessages } from '../../components/passkeys/passkeyMessages.ts'
import { signWithPasskey, supportsPasskeys } from '../../components/passkeys/webAuthn.ts'
import { sessionFailure } from '../../components/failures/sessionFailure.ts'
import { offered } from '../../config/offered.css.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Logs in with a passkey that the browser knows. The route guard redirects as soon as there is a session. */
export function PasskeyLogin() {
  const t = useText()
  const [createOptions] = useCreateLoginOptionsMutation()
  const [logIn] = useLogInWithPasskeyMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isHydrated = useHydrated()
  const { passkeys } = useOperatorConfig()

  async function attempt(): Promise<string | undefined> {
    const { data: options, error: refused } = await createOptions()
    if (!options) return failureMessage(refused ?? {}, 'passkey', t)
    const credential = await signWithPasskey(options)
    if (typeof credential === 'string') return passkeyMessages(t)[credential]
    const { error } = await logIn({ credential })
    return error ? failureMessage(error, 'passkey', t) : sessionFailure(t)?.message
  }

  async function begin() {
    setIsBusy(true)
    setFailure(undefined)
    const failed = await attempt()
    setIsBusy(false)
    setFailure(failed)
    if (failed === undefined) toast.success(t('passkeyLogin.loginSuccessful'))
  }

  // The page's HTML cannot know the browser.
  if (!passkeys || (isHydrated && !supportsPasskeys())) return null
  return (
    <div className={`${layout.form} ${offered.passkeys}`}>
      <Button
        tone="secondary"
        wide
        loading={isBusy}
        loadingText={t('passkeyLogin.waitingDevice')}
        onClick={() => void begin()}
      >
        <KeyIcon /> {t('passkeyLogin.signPasskey')}
      </Button>
      {failure && <FormFailure>{failure}</FormFailure>}
    </div>
  )
}
