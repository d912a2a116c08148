import { InlineAlert } from '@sluice/ui'
import type { ComponentProps } from 'react'

type FormFailureProps = Pick<ComponentProps<typeof InlineAlert>, 'title' | 'action' | 'children'>

/** A failed submit, shown next to the button. Not a live region, because a toast announces the failure already. */
export function FormFailure(props: FormFailureProps) {
  return <InlineAlert tone="danger" role="note" {...props} />
}
