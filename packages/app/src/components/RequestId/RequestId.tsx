import { CopyButton } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import * as css from './RequestId.css.ts'

/** The ID of a request, with a button to copy it for support. */
export function RequestId({ id }: { id: string }) {
  const t = useText()
  return (
    <span className={css.requestId}>
      <code className={css.id}>{id}</code>
      <CopyButton text={id} label={t('requestId.copy')} />
    </span>
  )
}
