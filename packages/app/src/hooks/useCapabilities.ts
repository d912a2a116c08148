import type { Capabilities } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'

import { allCapabilities, capabilities } from '../config/capabilities.ts'

const never = () => () => undefined

/** What the server offers. All of it in the pages' HTML, where styles hide what this server does not offer: `config/offered.css.ts`. */
export function useCapabilities(): Capabilities {
  return useSyncExternalStore(never, capabilities, () => allCapabilities)
}
