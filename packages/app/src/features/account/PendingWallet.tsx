import { useCancelWalletChangeMutation, useGetWalletChangeQuery } from '@sluice/api'
import { Button, DateTime, InlineAlert } from '@sluice/ui'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './AccountSettings.css.ts'

/** The payout wallet that does not apply yet, and a way to keep the present one. */
export function PendingWallet() {
  const t = useText()
  const { data } = useGetWalletChangeQuery()
  const [cancel, cancelling] = useCancelWalletChangeMutation()

  if (!data?.pending) return null
  return (
    <InlineAlert
      tone="warning"
      title={t('account.newWalletDoesNot')}
      actions={
        <Button
          tone="secondary"
          size="small"
          loading={cancelling.isLoading}
          onClick={() => void cancel()}
        >
          {t('account.cancelChange')}
        </Button>
      }
    >
      <p>
        <Trans
          id="account.pendingWallet"
          values={{ time: <DateTime value={data.pending.applies_at} /> }}
        />{' '}
        <code className={css.address}>{data.pending.payout_wallet}</code>
      </p>
      {cancelling.isError && !cancelling.isLoading && (
        <FormFailure>{t('account.changeNotCancelledPlease')}</FormFailure>
      )}
    </InlineAlert>
  )
}
