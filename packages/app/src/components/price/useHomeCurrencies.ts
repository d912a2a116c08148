import { useListRatesQuery } from '@sluice/api'
import type { SelectOption } from '@sluice/ui'

import { useTexts } from '../../messages/TextProvider.tsx'

/** The currencies that money can be valued in, with their names: all with a rate, and the one that was chosen before. */
export function useHomeCurrencies(chosen: string): SelectOption[] {
  const { language } = useTexts()
  const { data: rates = [] } = useListRatesQuery({})
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const known = new Set(Intl.supportedValuesOf('currency'))
  const all = [...rates.map(({ currency }) => currency), chosen].filter((code) => known.has(code))
  return [...new Set(all)]
    .toSorted()
    .map((code) => ({ value: code, text: `${code} – ${names.of(code)}` }))
}
