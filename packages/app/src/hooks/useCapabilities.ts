import type { Capabilities } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'

import { capabilities, noCapabilities } from '../config/capabilities.ts'

const never = () => () => undefined

/** What the server offers beyond the specification. Empty while prerendering and hydrating. */
export function useCapabilities(): Capabilities {
  return useSyncExternalStore(never, capabilities, () => noCapabilities)
}
