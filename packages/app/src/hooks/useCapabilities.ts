import type { Capabilities } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'

import { capabilities, noCapabilities } from '../config/capabilities.ts'

const never = () => () => undefined

/** What the server offers beyond the specification. While prerendering and hydrating it is nothing. */
export function useCapabilities(): Capabilities {
  return useSyncExternalStore(never, capabilities, () => noCapabilities)
}
