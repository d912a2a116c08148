import { TextLink } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { Trans } from '../../messages/Trans.tsx'

/** Why no payment can be created without a payout wallet, and where to set one. */
export function SetWalletFirst() {
  return (
    <Trans id="paymentLinks.setWallet" components={{ link: <TextLink href={paths.settings} /> }} />
  )
}
