import { useGetOverviewQuery, useUpdateWalletIdMutation } from '@sluice/api'
import type { UpdateWalletIdRequest } from '@sluice/api/contract'
import { walletChangeHours, walletDelayHours, walletIdSchema } from '@sluice/api/contract'
import * as v from 'valibot'

import { lazyPart } from '../../components/lazyPart.tsx'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useText } from '../../messages/TextProvider.tsx'
import type { Translate } from '../../messages/MessageKey.ts'
import { AddressEditor } from './AddressEditor.tsx'
import type { EditorProps } from './Setting.tsx'

const BrowserWallets = lazyPart(() =>
  import('./BrowserWallets.tsx').then((module) => module.BrowserWallets),
)

const schema = v.object({ wallet_id: walletIdSchema })

/** Changes the payout wallet. The server may ask to confirm it first. D42. */
export function WalletEditor(props: EditorProps) {
  const t = useText()
  const { data: user, refetch } = useGetOverviewQuery()
  const hours = walletChangeHours(useOperatorConfig().mode)
  const [updateWalletId] = useUpdateWalletIdMutation()
  async function save(change: UpdateWalletIdRequest) {
    const { error } = await updateWalletId(change)
    // The editor closes on the new value, never on the old one.
    if (!error) await refetch()
    return error
  }
  return (
    <>
      <AddressEditor
        {...props}
        hint={[t('account.walletHint'), props.current && delayText(hours, t)]
          .filter(Boolean)
          .join(' ')}
        schema={schema}
        save={save}
      />
      {user && <BrowserWallets email={user.email} save={save} onClose={props.onClose} />}
    </>
  )
}

/** When a replaced wallet applies. */
function delayText(hours: number, t: Translate): string {
  return hours > 0
    ? t('account.appliesAfterHoursUntil', { hours })
    : t('account.sandboxAppliesOnceReal', { hours: walletDelayHours })
}
