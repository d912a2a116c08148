import { CopyButton } from '@sluice/ui'

import * as css from './RequestId.css.ts'

/** The ID of a request, with a button to copy it for support. */
export function RequestId({ id }: { id: string }) {
  return (
    <span className={css.requestId}>
      <code className={css.id}>{id}</code>
      <CopyButton text={id} label="Copy request ID" />
    </span>
  )
}
