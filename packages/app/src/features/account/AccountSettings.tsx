import { useGetOverviewQuery } from '@sluice/api'
import { updateWalletIdRequestSchema } from '@sluice/api/contract'
import { Card, EditableField, Skeleton } from '@sluice/ui'
import * as v from 'valibot'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'
import * as css from './AccountSettings.css.ts'
import { Setting } from './Setting.tsx'
import { UsernameEditor } from './UsernameEditor.tsx'
import { WalletEditor } from './WalletEditor.tsx'
import { EmailEditor } from './EmailEditor.tsx'
import { PendingWallet } from './PendingWallet.tsx'

/** Wallets from before only addresses were accepted may be any text. */
const isWalletId = (text: string) => v.is(updateWalletIdRequestSchema.entries.wallet_id, text)

/** The email, and the name and payout wallet that a merchant can change. Specification, section 2; D13. */
export function AccountSettings() {
  // Only our own server changes it. Decision 5.
  const { account_changes } = useCapabilities()
  // In the sandbox a wallet is replaced at once.
  const hasDelay = Boolean(useCapabilities().wallet_change_hours)
  const { data: user, isError, isFetching, refetch } = useGetOverviewQuery()

  const failure = isError && !isFetching && (
    <LoadFailure message="Your account could not be loaded." onRetry={refetch} />
  )
  if (failure && !user) return failure
  return (
    <Card className={css.list}>
      {failure}
      {account_changes ? (
        <Setting
          label="Email"
          value={user?.email}
          placeholder={<Skeleton width="14em" />}
          renderEditor={(editor) => <EmailEditor {...editor} />}
        />
      ) : (
        <EditableField label="Email" value={user ? user.email : <Skeleton width="14em" />} />
      )}
      <Setting
        label="Username"
        value={user?.full_name}
        placeholder={<Skeleton width="8em" />}
        renderEditor={(editor) => <UsernameEditor {...editor} />}
      />
      <Setting
        label="Wallet ID"
        hint={
          user?.wallet_id && !isWalletId(user.wallet_id)
            ? 'This is not an EVM address. Change it before you create a payment.'
            : 'Your earnings are paid out to this wallet.'
        }
        value={user?.wallet_id}
        placeholder={<AddressPlaceholder />}
        mono
        renderEditor={(editor) => <WalletEditor {...editor} />}
      />
      {hasDelay && <PendingWallet />}
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
