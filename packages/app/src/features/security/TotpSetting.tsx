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
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './security.css.ts'

// With the code that draws QR codes.
const TotpDialog = lazyPart(() => import('./TotpDialog.tsx').then((module) => module.TotpDialog))

export interface TotpSettingProps {
  enabledAt: string | null
  codesLeft: number
}

/** The authenticator app, to set up or turn off. */
export function TotpSetting({ enabledAt, codesLeft }: TotpSettingProps) {
  const t = useText()
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
    toast.success(t('security.authenticatorAppTurnedOff'))
  }

  const closeQuestion = () => {
    setAsks(undefined)
    setFailed(false)
  }
  const question = {
    ...(failed && { error: t('security.nothingChangedPleaseTry') }),
    onOpenChange: closeQuestion,
  }

  return (
    <div className={css.part}>
      <span className={css.title}>{t('security.authenticatorApp')}</span>
      {enabledAt === null ? (
        <span>{t('security.offLoggingTakesCode')}</span>
      ) : (
        <span>
          <Trans id="security.totpOnSince" values={{ time: <DateTime value={enabledAt} /> }} />
        </span>
      )}
      {enabledAt !== null && codesLeft < 3 && (
        <InlineAlert tone="warning" className={css.full}>
          {codesLeft === 0
            ? t('security.noRecoveryCodeLeft')
            : t('security.fewCodesLeft', { codesLeft })}
        </InlineAlert>
      )}
      {setUpResult.isError && (
        <InlineAlert tone="danger" className={css.full}>
          {t('security.authenticatorAppNotSet')}
        </InlineAlert>
      )}
      <div className={css.actions}>
        {enabledAt === null ? (
          <Button
            tone="secondary"
            loading={setUpResult.isLoading}
            loadingText={t('security.preparing')}
            onClick={() => void begin()}
          >
            {t('security.setUpAuthenticatorApp')}
          </Button>
        ) : (
          <>
            <Button tone="secondary" onClick={() => setAsks('renew')}>
              {t('security.newRecoveryCodes')}
            </Button>
            <Button tone="secondary" onClick={() => setAsks('disable')}>
              {t('security.turnOff')}
            </Button>
          </>
        )}
      </div>
      {enabledAt !== null && codesLeft >= 3 && (
        <span className={css.hint}>{t('security.codesLeft', { codesLeft })}</span>
      )}
      <ConfirmDialog
        open={asks === 'renew'}
        tone="primary"
        title={t('security.replaceRecoveryCodes')}
        description={t('security.getTenNewCodes')}
        texts={{ confirm: t('security.replaceCodes'), confirming: t('security.replacing') }}
        onConfirm={confirmRenew}
        {...question}
      />
      <ConfirmDialog
        open={asks === 'disable'}
        title={t('security.turnOffAuthenticatorApp')}
        description={t('security.loggingNoLongerTake')}
        texts={{ confirm: t('security.turnOff'), confirming: t('security.turningOff') }}
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
