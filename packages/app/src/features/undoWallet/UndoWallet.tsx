import { useUndoWalletChangeMutation } from '@sluice/api'
import { Button, InlineAlert, Link } from '@sluice/ui'

import { failureMessage, mayPass } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { paths } from '../../config/paths.ts'
import { missingToken, type LinkToken } from '../../hooks/linkToken.ts'
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
      <FormFailure title={missingToken}>
        Open the link in the email again. Your email app may have cut it off.
      </FormFailure>
    )
  }
  if (isSuccess) {
    return (
      <InlineAlert tone="success" title="Your old wallet is back.">
        All sessions have ended. Somebody else may know your password:{' '}
        <Link href={paths.forgotPassword}>set a new one now</Link>.
      </InlineAlert>
    )
  }
  const failure = isLoading ? undefined : error
  const canRetry = !failure || mayPass(failure)
  return (
    <div className={css.root}>
      <p>
        Your payout wallet goes back to the one before the change, and every device is logged out.
      </p>
      {failure && (
        <FormFailure title="The change was not undone.">
          {failureMessage(failure, 'undoWallet', t)}{' '}
          {!canRetry && <Link href={paths.forgotPassword}>Reset your password</Link>}
        </FormFailure>
      )}
      {canRetry && (
        <Button
          loading={isLoading}
          loadingText="Undoing…"
          onClick={() => {
            if (link.status === 'found') void undo({ token: link.token })
          }}
        >
          Undo the change
        </Button>
      )}
    </div>
  )
}
