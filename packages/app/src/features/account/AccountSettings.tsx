import { useGetOverviewQuery } from '@sluice/api'
import { Card, EditableField, Skeleton } from '@sluice/ui'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import * as css from './AccountSettings.css.ts'
import { Setting } from './Setting.tsx'

const loadWalletCheck = async () => (await import('./wallet/walletWarning.ts')).walletWarning

/** The e-mail, and the name and payout wallet that a merchant can change. Specification, section 2; decision 13. */
export function AccountSettings() {
  const { data: user, isError, isFetching, refetch } = useGetOverviewQuery()

  const failure = isError && !isFetching && <LoadFailure what="Your account" onRetry={refetch} />
  if (failure && !user) return failure
  return (
    <Card className={css.list}>
      {failure}
      <EditableField label="Email" value={user ? user.email : <Skeleton width="14em" />} />
      <Setting
        label="Username"
        name="full_name"
        value={user?.full_name}
        load={() => import('./sendUsername.ts')}
        inputProps={{ autoComplete: 'name' }}
      />
      <Setting
        label="Wallet id"
        name="wallet_id"
        hint="Where your earnings are paid out to."
        value={user?.wallet_id}
        mono
        compared
        load={() => import('./sendWalletId.ts')}
        loadCheck={loadWalletCheck}
        inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
      />
    </Card>
  )
}
