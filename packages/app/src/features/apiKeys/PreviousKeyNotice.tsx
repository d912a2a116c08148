import { DateTime, InlineAlert } from '@sluice/ui'

/** Says until when the rolled key still works. */
export function PreviousKeyNotice({ expiresAt }: { expiresAt: string }) {
  return (
    <InlineAlert tone="warning" title="Two active keys">
      Your old key still works until <DateTime value={expiresAt} />. Switch your servers to the new
      one before then.
    </InlineAlert>
  )
}
