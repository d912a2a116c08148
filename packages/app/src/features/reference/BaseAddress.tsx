import { pagePlaceholders } from '@sluice/api/contract'

import { environment } from '../../config/environment.ts'

/** The base address of the API. A prerendered page contains a placeholder, which the server replaces by its own URL. */
export function BaseAddress() {
  const own = import.meta.env.SSR ? pagePlaceholders.publicUrl : location.origin
  return <code suppressHydrationWarning>{environment.apiBaseUrl || own}</code>
}
