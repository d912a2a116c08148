import { useGetOverviewQuery } from '@sluice/api'
import { lazy, Suspense, type ReactNode } from 'react'

import { gateOf } from './gateOf.ts'

const AddBusinessInfo = lazy(async () => ({
  default: (await import('./AddBusinessInfo.tsx')).AddBusinessInfo,
}))

export interface BusinessGateProps {
  /** The pages that are held back until there is a business. */
  children: ReactNode
}

/**
 * Holds a merchant without a business on one form, whatever page was asked for. Until the user is loaded, and when
 * that fails, the pages show: they have their own words for it. Specification, section 2; decision 16.
 */
export function BusinessGate({ children }: BusinessGateProps) {
  const { data: user } = useGetOverviewQuery()
  if (gateOf(user) !== 'closed') return children
  return (
    <Suspense>
      <AddBusinessInfo />
    </Suspense>
  )
}
