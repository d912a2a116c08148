import { transactionTypes } from '@sluice/api/contract'
import { DateInput, FilterBar, Select, transactionTexts } from '@sluice/ui'

import { countFilters, describeFilters, firstDay, isBackwards, statusTexts } from './filters.ts'
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

export interface FiltersProps {
  filtering: Filtering
}

/** The filters of the transaction list. Dates are whole days in India. */
export function Filters({ filtering: { filters, set, clear } }: FiltersProps) {
  return (
    <FilterBar active={countFilters(filters)} summary={describeFilters(filters)} onClear={clear}>
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
    </FilterBar>
  )
}
