import { paymentSources, paymentStates, paymentTypes } from '@sluice/api/contract'
import { Button, FilterBar, Select, Skeleton, useFormats, useTransactionTexts } from '@sluice/ui'
import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import { offered } from '../../config/offered.css.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import type { Translate } from '../../messages/MessageKey.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { countFilters, describeFilters, sourceTexts, statusTexts } from './filters.ts'
import * as css from './Filters.css.ts'
import { SearchField } from './SearchField.tsx'
import { stateText } from './stateText.ts'
import type { Filtering } from './useFilters.ts'

const all = (t: Translate) => ({ value: '', text: t('transactions.all') })

/** The three statuses, and the states that they consist of. */
const statuses = (t: Translate) => [
  all(t),
  ...[...statusTexts(t)].map(([status, text]) => ({ value: `${status}`, text })),
  ...paymentStates.map((state) => ({ value: state, text: stateText(state, t) })),
]

const typeOptions = (t: Translate, types: readonly string[]) => [
  all(t),
  ...Object.values(paymentTypes).map((type) => ({
    value: `${type}`,
    text: types[type] ?? String(type),
  })),
]

const sources = (t: Translate) => {
  const texts = sourceTexts(t)
  return [all(t), ...paymentSources.map((source) => ({ value: source, text: texts[source] }))]
}

function optionsOf(names: readonly string[], t: Translate) {
  return [all(t), ...[...new Set(names)].map((name) => ({ value: name, text: name }))]
}

/** A calendar is more code than all other filters. */
const PeriodFilter = lazyPart(
  () => import('./PeriodFilter.tsx').then((module) => module.PeriodFilter),
  <Skeleton className={css.period} height="3.5rem" />,
)

export interface FiltersProps {
  filtering: Filtering
}

/** The filters of the payment list. Dates are whole days in India. */
export function Filters({ filtering: { filters, set, setPeriod, clear } }: FiltersProps) {
  const t = useText()
  const formats = useFormats()
  // What is searched for stands above them.
  const choices = { ...filters, search: undefined }
  const { types } = useTransactionTexts()
  const { networks } = useOperatorConfig()
  const networkOptions = optionsOf(
    networks.map(({ name }) => name),
    t,
  )
  const currencyOptions = optionsOf(
    networks.flatMap(({ currencies }) => currencies),
    t,
  )
  // They show what is in the address, which the page's HTML does not know: nothing can be chosen before the app does.
  const isHydrated = useHydrated()
  // What narrows the list is seen from the start.
  const narrows = filters.network !== undefined || filters.transaction_type !== undefined
  const [isMore = narrows, setIsMore] = useState<boolean>()
  return (
    <div className={css.root}>
      <SearchField value={filters.search ?? ''} onChange={(value) => set('search', value)} />
      <FilterBar
        active={countFilters(choices)}
        summary={describeFilters(choices, t, formats, types)}
        onClear={() => clear({ keepsSearch: true })}
      >
        <div className={css.choices} inert={!isHydrated}>
          <Select
            label={t('transactions.status')}
            options={statuses(t)}
            value={String(filters.state ?? filters.status ?? '')}
            onChange={(value) =>
              set(paymentStates.some((state) => state === value) ? 'state' : 'status', value)
            }
          />
          <PeriodFilter filters={filters} onChange={setPeriod} />
          {/* With one network or currency there is nothing to choose. */}
          {currencyOptions.length > 2 && (
            <Select
              className={offered.currencies}
              label={t('transactions.currency')}
              options={currencyOptions}
              value={filters.currency ?? ''}
              onChange={(value) => set('currency', value)}
            />
          )}
          <Select
            label={t('transactions.source')}
            options={sources(t)}
            value={filters.created_by ?? ''}
            onChange={(value) => set('created_by', value)}
          />
          <Button
            tone="plain"
            className={css.more}
            aria-expanded={isMore}
            onClick={() => setIsMore(!isMore)}
          >
            {t('transactions.moreFilters')}
          </Button>
          {isMore && networkOptions.length > 2 && (
            <Select
              className={offered.networks}
              label={t('transactions.network')}
              options={networkOptions}
              value={filters.network ?? ''}
              onChange={(value) => set('network', value)}
            />
          )}
          {isMore && (
            <Select
              label={t('transactions.type')}
              options={typeOptions(t, types)}
              value={String(filters.transaction_type ?? '')}
              onChange={(value) => set('transaction_type', value)}
            />
          )}
        </div>
      </FilterBar>
    </div>
  )
}
