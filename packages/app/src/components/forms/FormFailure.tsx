import { InlineAlert } from '@sluice/ui'
import type { ComponentProps } from 'react'

type FormFailureProps = Pick<ComponentProps<typeof InlineAlert>, 'title' | 'actions' | 'children'>

/** A failed submit, shown and announced next to the button. */
export function FormFailure(props: FormFailureProps) {
  return <InlineAlert tone="danger" {...props} />
}
