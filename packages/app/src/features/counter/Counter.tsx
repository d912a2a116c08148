import {
  useCancelMerchantPaymentMutation,
  useCreateSaleMutation,
  useListSalesQuery,
} from '@sluice/api'

import { SetWalletFirst, WalletMissing } from '../../components/failures/WalletMissing.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { timing } from '../../config/timing.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { SalesToday } from './SalesToday.tsx'
import { Till } from './Till.tsx'

/** The merchant's own counter, which charges in the home currency. */
export function Counter() {
  const [createSale] = useCreateSaleMutation()
  const [cancelSale] = useCancelMerchantPaymentMutation()
  const [currency = ''] = usePriceCurrencies()
  const { data, isError, isFetching, refetch } = useListSalesQuery(
    undefined,
    usePolling(timing.paymentPollingMs),
  )
  return (
    <Till
      currency={currency}
      createSale={(sale) => createSale({ ...sale, currency })}
      cancelSale={cancelSale}
      notice={<WalletMissing />}
      walletMissing={<SetWalletFirst />}
    >
      {(open) => (
        <SalesToday day={data} isFailed={isError && !isFetching} onRetry={refetch} onOpen={open} />
      )}
    </Till>
  )
}
