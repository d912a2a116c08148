import {
  useDisableTotpMutation,
  useRenewRecoveryCodesMutation,
  useSetUpTotpMutation,
} from '@sluice/api'
import type { TotpSetup } from '@sluice/api/contract'
import { Button, DateTime, InlineAlert, toast } from '@sluice/ui'
import { useState } from 'react'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'
import * as css from './security.css.ts'

// With the code that draws QR codes.
const TotpDialog = lazyPart(() => import('./TotpDialog.tsx').then((module) => module.TotpDialog))

export interface TotpSettingProps {
  enabledAt: string | null
  codesLeft: number
}

/** The authenticator app, to set up or turn off. */
export function TotpSetting({ enabledAt, codesLeft }: TotpSettingProps) {
  const [setUp, setUpResult] = useSetUpTotpMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [disable] = useDisableTotpMutation()
  const [setup, setSetup] = useState<TotpSetup>()
  const [codes, setCodes] = useState<string[]>()
  const [asks, setAsks] = useState<'renew' | 'disable'>()
  const [failed, setFailed] = useState(false)

  async function begin() {
    const { data } = await setUp()
    setSetup(data)
  }

  async function confirmRenew() {
    setFailed(false)
    const { data, error } = await renew()
    setFailed(error !== undefined)
    if (error) throw new Error('The codes were not renewed')
    setCodes(data.recovery_codes)
  }

  async function confirmDisable() {
    setFailed(false)
    const { error } = await disable()
    setFailed(error !== undefined)
    if (error) throw new Error('The app was not turned off')
    toast.success('Authenticator app turned off')
  }

  const closeQuestion = () => {
    setAsks(undefined)
    setFailed(false)
  }
  const question = {
    ...(failed && { error: 'Nothing was changed. Please try again.' }),
    onOpenChange: closeQuestion,
  }

  return (
    <div className={css.part}>
      <span className={css.title}>Authenticator app</span>
      {enabledAt === null ? (
        <span>Off. With it, logging in takes a code from an app on your phone.</span>
      ) : (
        <span>
          On since <DateTime value={enabledAt} />
        </span>
      )}
      {enabledAt !== null && codesLeft < 3 && (
        <InlineAlert tone="warning" className={css.full}>
          {codesLeft === 0
            ? 'You have no recovery code left. Without one, losing your phone locks you out.'
            : `Only ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`}
        </InlineAlert>
      )}
      {setUpResult.isError && (
        <InlineAlert tone="danger" className={css.full}>
          The authenticator app was not set up. Please try again.
        </InlineAlert>
      )}
      <div className={css.actions}>
        {enabledAt === null ? (
          <Button
            tone="secondary"
            loading={setUpResult.isLoading}
            loadingText="Preparing…"
            onClick={() => void begin()}
          >
            Set up authenticator app
          </Button>
        ) : (
          <>
            <Button tone="secondary" onClick={() => setAsks('renew')}>
              New recovery codes
            </Button>
            <Button tone="secondary" onClick={() => setAsks('disable')}>
              Turn off
            </Button>
          </>
        )}
      </div>
      {enabledAt !== null && codesLeft >= 3 && (
        <span className={css.hint}>
          {codesLeft} recovery codes left, for when you cannot use the app.
        </span>
      )}
      <ConfirmDialog
        open={asks === 'renew'}
        tone="primary"
        title="Replace your recovery codes?"
        description="You get ten new codes. The old ones no longer work."
        texts={{ confirm: 'Replace codes', confirming: 'Replacing…' }}
        onConfirm={confirmRenew}
        {...question}
      />
      <ConfirmDialog
        open={asks === 'disable'}
        title="Turn off the authenticator app?"
        description="Logging in will no longer take a code, and your recovery codes are deleted."
        texts={{ confirm: 'Turn off', confirming: 'Turning off…' }}
        onConfirm={confirmDisable}
        {...question}
      />
      {(setup || codes) && (
        <TotpDialog
          setup={setup}
          codes={codes}
          onClose={() => {
            setSetup(undefined)
            setCodes(undefined)
          }}
        />
      )}
    </div>
  )
}
