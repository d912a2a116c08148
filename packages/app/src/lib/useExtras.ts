import type { Extras } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'

import { extras, noExtras } from '../config/extras.ts'

const never = () => () => undefined

/** What the server offers beyond the specification. While prerendering and hydrating it is nothing. */
export function useExtras(): Extras {
  return useSyncExternalStore(never, extras, () => noExtras)
}
