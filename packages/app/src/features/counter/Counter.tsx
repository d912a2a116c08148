import {
  useCancelMerchantPaymentMutation,
  useCreateSaleMutation,
  useListSalesQuery,
} from '@sluice/api'
import { Select } from '@sluice/ui'

import { SetWalletFirst, WalletMissing } from '../../components/failures/WalletMissing.tsx'
import { usePriceCurrencies } from '../../components/price/usePriceCurrencies.ts'
import { timing } from '../../config/timing.ts'
import { storeText, useStoredText } from '../../hooks/storedText.ts'
import { usePolling } from '../../hooks/useOnline.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { SalesToday } from './SalesToday.tsx'
import { Till } from './Till.tsx'

/** What the merchant charged in last on this device. */
const currencyKey = 'sluice-counter-currency'

/** The merchant's own counter. It charges in the home currency, until another one is chosen. */
export function Counter() {
  const [createSale] = useCreateSaleMutation()
  const [cancelSale] = useCancelMerchantPaymentMutation()
  const t = useText()
  const currencies = usePriceCurrencies()
  const kept = useStoredText(currencyKey)
  const currency = currencies.find((each) => each === kept) ?? currencies[0] ?? ''
  const { data, isError, isFetching, refetch } = useListSalesQuery(
    undefined,
    usePolling(timing.paymentPollingMs),
  )
  return (
    <Till
      currency={currency}
      currencyChoice={
        currencies.length > 1 && (
          <Select
            label={t('price.currency')}
            options={currencies.map((each) => ({ value: each, text: each }))}
            value={currency}
            onChange={(chosen) => storeText(currencyKey, chosen)}
          />
        )
      }
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
