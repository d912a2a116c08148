import { useGetWalletChangeQuery, useSetSecondWalletMutation } from '@sluice/api'
import { walletIdSchema } from '@sluice/api/contract'
import { Skeleton } from '@sluice/ui'
import * as v from 'valibot'

import { LoadFailure } from '../../components/LoadFailure.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import { AddressEditor } from './AddressEditor.tsx'
import { Setting, type EditorProps } from './Setting.tsx'

/** Empty: none. */
const schema = v.object({
  wallet_id: v.lazy((text) =>
    typeof text === 'string' && text.trim() === '' ? v.pipe(v.string(), v.trim()) : walletIdSchema,
  ),
})

function SecondWalletEditor(props: EditorProps) {
  const t = useText()
  const { refetch } = useGetWalletChangeQuery()
  const [setSecondWallet] = useSetSecondWalletMutation()
  return (
    <AddressEditor
      {...props}
      hint={t('account.secondWalletEmpty')}
      schema={schema}
      save={async ({ wallet_id, ...choice }) => {
        const { error } = await setSecondWallet({ ...choice, wallet_id: wallet_id || null })
        if (!error) await refetch()
        return error
      }}
    />
  )
}

/** The wallet that gets a token which the payout wallet cannot receive. */
export function SecondWallet() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useGetWalletChangeQuery()
  if (isError && !isFetching && !data) {
    return <LoadFailure message={t('account.walletsNotLoaded')} onRetry={refetch} />
  }
  return (
    <Setting
      label={t('account.secondWallet')}
      hint={t('account.secondWalletHint')}
      value={data && (data.second_wallet ?? '')}
      placeholder={<Skeleton width="6em" />}
      mono
      renderEditor={(editor) => <SecondWalletEditor {...editor} />}
    />
  )
}
