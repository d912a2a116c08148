import { transactionStates, transactionTypes } from '@sluice/api/contract'
import { DateInput, FilterBar, Select, transactionTexts } from '@sluice/ui'

import { offered } from '../../config/offered.css.ts'
import { useOperatorConfig } from '../../hooks/useOperatorConfig.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { countFilters, describeFilters, firstDay, isBackwards, statusTexts } from './filters.ts'
import * as css from './Filters.css.ts'
import { SearchField } from './SearchField.tsx'
import { stateText } from './stateText.ts'
import type { Filtering } from './useFilters.ts'

const all = { value: '', text: 'All' }

const statuses = [all, ...[...statusTexts].map(([status, text]) => ({ value: `${status}`, text }))]

const types = [
  all,
  ...Object.values(transactionTypes).map((type) => ({
    value: `${type}`,
    text: transactionTexts.types[type] ?? String(type),
  })),
]

const states = [
  all,
  ...transactionStates.map((state) => ({ value: state, text: stateText(state) })),
]

function optionsOf(names: readonly string[]) {
  return [all, ...[...new Set(names)].map((name) => ({ value: name, text: name }))]
}

export interface FiltersProps {
  filtering: Filtering
}

/** The filters of the transaction list. Dates are whole days in India. */
export function Filters({ filtering: { filters, set, clear } }: FiltersProps) {
  const { networks } = useOperatorConfig()
  const networkOptions = optionsOf(networks.map(({ name }) => name))
  const currencyOptions = optionsOf(networks.flatMap(({ currencies }) => currencies))
  // They show what is in the address, which the page's HTML does not know: nothing can be chosen before the app does.
  const isHydrated = useHydrated()
  return (
    <FilterBar active={countFilters(filters)} summary={describeFilters(filters)} onClear={clear}>
      <SearchField value={filters.search ?? ''} onChange={(value) => set('search', value)} />
      <div className={css.choices} inert={!isHydrated}>
        <Select
          label="Status"
          options={statuses}
          value={String(filters.status ?? '')}
          onChange={(value) => set('status', value)}
        />
        <Select
          label="Type"
          options={types}
          value={String(filters.transaction_type ?? '')}
          onChange={(value) => set('transaction_type', value)}
        />
        <Select
          label="State"
          options={states}
          value={filters.state ?? ''}
          onChange={(value) => set('state', value)}
        />
        {/* With one network or currency there is nothing to choose. */}
        {networkOptions.length > 2 && (
          <Select
            className={offered.networks}
            label="Network"
            options={networkOptions}
            value={filters.network ?? ''}
            onChange={(value) => set('network', value)}
          />
        )}
        {currencyOptions.length > 2 && (
          <Select
            className={offered.currencies}
            label="Currency"
            options={currencyOptions}
            value={filters.currency ?? ''}
            onChange={(value) => set('currency', value)}
          />
        )}
        <div className={css.period}>
          <DateInput
            label="From"
            min={firstDay}
            value={filters.from_date ?? ''}
            onChange={(value) => set('from_date', value)}
          />
          <DateInput
            label="To"
            min={firstDay}
            value={filters.to_date ?? ''}
            onChange={(value) => set('to_date', value)}
            {...(isBackwards(filters) && { error: 'Must be on or after the From date' })}
          />
        </div>
      </div>
    </FilterBar>
  )
}
