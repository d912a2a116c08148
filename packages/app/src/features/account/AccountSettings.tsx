import { useGetOverviewQuery, useGetWalletChangeQuery } from '@sluice/api'
import { updateWalletIdRequestSchema, walletChangeHours } from '@sluice/api/contract'
import { Card, Skeleton } from '@sluice/ui'
import * as v from 'valibot'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './AccountSettings.css.ts'
import { Setting } from './Setting.tsx'
import { UsernameEditor } from './UsernameEditor.tsx'
import { WalletEditor } from './WalletEditor.tsx'
import { EmailEditor } from './EmailEditor.tsx'
import { PendingWallet } from './PendingWallet.tsx'
import { SecondWallet } from './SecondWallet.tsx'

/** Wallets from before only addresses were accepted may be any text. */
const isWalletId = (text: string) => v.is(updateWalletIdRequestSchema.entries.wallet_id, text)

/** The email, and the name and payout wallet that a merchant can change. Specification, section 2; D13. */
export function AccountSettings() {
  const t = useText()
  const { mode } = useOperatorConfig()
  const { data: wallets } = useGetWalletChangeQuery()
  const { data: user, isError, isFetching, refetch } = useGetOverviewQuery()

  const isProven = Boolean(user?.payout_wallet) && wallets?.proven_wallet === user?.payout_wallet
  const failure = isError && !isFetching && (
    <LoadFailure message={t('account.accountNotLoaded')} onRetry={refetch} />
  )
  if (failure && !user) return failure
  return (
    <Card className={css.list}>
      {failure}
      <Setting
        label={t('account.email')}
        value={user?.email}
        placeholder={<Skeleton width="14em" />}
        renderEditor={(editor) => <EmailEditor {...editor} />}
      />
      <Setting
        label={t('account.username')}
        value={user?.full_name}
        placeholder={<Skeleton width="8em" />}
        renderEditor={(editor) => <UsernameEditor {...editor} />}
      />
      <Setting
        label={t('account.walletId')}
        hint={
          user?.payout_wallet && !isWalletId(user.payout_wallet)
            ? t('account.notEvmAddressChange')
            : [t('account.earningsPaidOutWallet'), isProven && t('account.walletProven')]
                .filter(Boolean)
                .join(' ')
        }
        value={user?.payout_wallet}
        placeholder={<AddressPlaceholder />}
        mono
        renderEditor={(editor) => <WalletEditor {...editor} />}
      />
      {walletChangeHours(mode) > 0 && <PendingWallet />}
      <SecondWallet />
    </Card>
  )
}

/** As long as an address and wrapped like one, so that nothing moves when it has loaded. */
function AddressPlaceholder() {
  return (
    <span aria-hidden="true" className={css.addressPlaceholder}>
      {'0'.repeat(42)}
    </span>
  )
}
