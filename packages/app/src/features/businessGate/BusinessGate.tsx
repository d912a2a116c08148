import { useGetOverviewQuery } from '@sluice/api'
import type { ReactNode } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'

const AddBusinessInfo = lazyPart(() =>
  import('./AddBusinessInfo.tsx').then((module) => module.AddBusinessInfo),
)

export interface BusinessGateProps {
  /** The pages that are withheld until there is a business. */
  children: ReactNode
}

/**
 * Replaces every page with one form until the merchant has a business. Only a loaded user without one is held back: while
 * the user loads or fails to load, the pages show their own states. Specification, section 2; D16.
 */
export function BusinessGate({ children }: BusinessGateProps) {
  const { data: user } = useGetOverviewQuery()
  if (!user || user.business_info) return children
  return <AddBusinessInfo />
}
