import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { useServerLogOut } from './useServerLogOut.ts'

/** What our own server offers for every session. No page shows it at first, so it is loaded after the page. Decision 5. */
export function SessionExtras() {
  useServerLogOut()
  return <ConfirmIdentity />
}
