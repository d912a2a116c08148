import { DateTime, InlineAlert } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'

/** Says until when the rolled key still works. */
export function PreviousKeyNotice({ expiresAt }: { expiresAt: string }) {
  const t = useText()
  return (
    <InlineAlert tone="warning" title={t('apiKeys.twoActiveKeys')}>
      <Trans id="apiKeys.oldKeyUntil" values={{ time: <DateTime value={expiresAt} /> }} />
    </InlineAlert>
  )
}
