import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import type { FilterName } from './filters.ts'
import { useFilters } from './useFilters.ts'

function open() {
  const { result } = renderHook(
    () => ({ ...useFilters(), navigate: useNavigate(), address: useLocation().search }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={['/transactions?tab=2']}>{children}</MemoryRouter>
      ),
    },
  )
  return {
    change: (name: FilterName, value: string) => act(() => result.current.set(name, value)),
    clear: () => act(() => result.current.clear()),
    back: () => act(() => void result.current.navigate(-1)),
    address: () => result.current.address,
  }
}

afterEach(cleanup)

test('filters are kept in the URL, and Back removes them one by one', () => {
  const { change, back, address } = open()
  change('status', '1')
  change('from_date', '2026-11-01')
  expect(address()).toBe('?tab=2&status=1&from_date=2026-11-01')
  back()
  expect(address()).toBe('?tab=2&status=1')
  back()
  expect(address()).toBe('?tab=2')
})

test('trying several dates adds one history entry', () => {
  const { change, back, address } = open()
  change('to_date', '2026-11-01')
  change('to_date', '2026-11-02')
  change('to_date', '2026-11-20')
  expect(address()).toBe('?tab=2&to_date=2026-11-20')
  back()
  expect(address()).toBe('?tab=2')
})

test('Back after clearing restores the filters', () => {
  const { change, clear, back, address } = open()
  change('status', '0')
  change('transaction_type', '1')
  clear()
  expect(address()).toBe('?tab=2')
  back()
  expect(address()).toBe('?tab=2&status=0&transaction_type=1')
})
