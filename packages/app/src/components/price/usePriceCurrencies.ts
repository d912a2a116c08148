import { useGetPaymentPolicyQuery, useListRatesQuery } from '@sluice/api'

import { useTokens } from '../../hooks/useOperatorConfig.ts'

/**
 * What a price can be in: the merchant's home currency first, if it has a rate, then tokens and other currencies. Empty while it loads.
 * If it cannot be loaded, the tokens are known all the same.
 */
export function usePriceCurrencies(): readonly string[] {
  const { data: rates, isError } = useListRatesQuery({})
  const { data: policy, isError: hasNoPolicy } = useGetPaymentPolicyQuery()
  const tokens = useTokens()
  if (isError) return tokens
  if (!rates || (!policy && !hasNoPolicy)) return []
  const all = rates.map(({ currency }) => currency)
  const home = all.filter((currency) => currency === policy?.home_currency)
  return [...new Set([...home, ...all])]
}
