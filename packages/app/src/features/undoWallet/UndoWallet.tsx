import { useUndoWalletChangeMutation } from '@sluice/api'
import { Button, InlineAlert, Link } from '@sluice/ui'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { mayPass } from '../../components/failures/readFailure.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { paths } from '../../config/paths.ts'
import { type LinkToken } from '../../hooks/linkToken.ts'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './UndoWallet.css.ts'

export interface UndoWalletProps {
  /** The token of the opened link. */
  link: LinkToken
}

/** Undoes a change of the payout wallet on a click, so that a program that opens links does not. */
export function UndoWallet({ link }: UndoWalletProps) {
  const t = useText()
  const [undo, { isLoading, isSuccess, error }] = useUndoWalletChangeMutation()

  if (link.status === 'missing') {
    return (
      <FormFailure title={t('linkToken.missing')}>{t('undoWallet.openLinkEmailAgain')}</FormFailure>
    )
  }
  if (isSuccess) {
    return (
      <InlineAlert tone="success" title={t('undoWallet.oldWalletBack')}>
        <Trans
          id="undoWallet.setPassword"
          components={{ link: <Link href={paths.forgotPassword} /> }}
        />
      </InlineAlert>
    )
  }
  const failure = isLoading ? undefined : error
  const canRetry = !failure || mayPass(failure)
  return (
    <div className={css.root}>
      <p>{t('undoWallet.payoutWalletGoesBack')}</p>
      {failure && (
        <FormFailure title={t('undoWallet.changeNotUndone')}>
          <span>{failureMessage(failure, 'undoWallet', t)}</span>{' '}
          {!canRetry && <Link href={paths.forgotPassword}>{t('undoWallet.resetPassword')}</Link>}
        </FormFailure>
      )}
      {canRetry && (
        <Button
          loading={isLoading}
          loadingText={t('undoWallet.undoing')}
          onClick={() => {
            if (link.status === 'found') void undo({ token: link.token })
          }}
        >
          {t('undoWallet.undoChange')}
        </Button>
      )}
    </div>
  )
}
