import { useGetOverviewQuery } from '@sluice/api'
import { InlineAlert, TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { Trans } from '../../messages/Trans.tsx'

/** Why no payment can be created without a payout wallet, and where to set one. */
export function SetWalletFirst() {
  return (
    <Trans id="paymentLinks.setWallet" components={{ link: <TextLink href={paths.settings} /> }} />
  )
}

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
