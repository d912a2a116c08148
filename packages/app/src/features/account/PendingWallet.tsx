import { useCancelWalletChangeMutation, useGetWalletChangeQuery } from '@sluice/api'
import { Button, DateTime, InlineAlert } from '@sluice/ui'

import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './AccountSettings.css.ts'

/** The payout wallet that does not apply yet, and a way to keep the present one. */
export function PendingWallet() {
  const { data, isError, isFetching, refetch } = useGetWalletChangeQuery()
  const [cancel, cancelling] = useCancelWalletChangeMutation()

  if (isError && !isFetching && !data) {
    return (
      <LoadFailure
        message="Pending changes of your wallet could not be loaded."
        onRetry={refetch}
      />
    )
  }
  if (!data?.pending) return null
  return (
    <InlineAlert
      tone="warning"
      title="Your new wallet does not apply yet"
      action={
        <Button
          tone="secondary"
          size="small"
          loading={cancelling.isLoading}
          onClick={() => void cancel()}
        >
          Cancel change
        </Button>
      }
    >
      Applies at <DateTime value={data.pending.applies_at} />. Payments created before then are paid
      out to your present wallet. <code className={css.address}>{data.pending.wallet_id}</code>
      {cancelling.isError && !cancelling.isLoading && (
        <FormFailure>The change was not cancelled. Please try again.</FormFailure>
      )}
    </InlineAlert>
  )
}
