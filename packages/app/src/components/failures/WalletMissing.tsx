import { useGetOverviewQuery } from '@sluice/api'
import { InlineAlert } from '@sluice/ui'

import { SetWalletFirst } from './SetWalletFirst.tsx'

/** Says that there is no payout wallet yet, before a form is filled in. Otherwise nothing. */
export function WalletMissing() {
  const { data: user } = useGetOverviewQuery()
  if (!user || user.payout_wallet) return null
  return (
    <InlineAlert tone="warning">
      <SetWalletFirst />
    </InlineAlert>
  )
}
