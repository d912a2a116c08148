import { InlineAlert } from '@sluice/ui'
import type { ComponentProps } from 'react'

type FormFailureProps = Pick<ComponentProps<typeof InlineAlert>, 'title' | 'action' | 'children'>

/** What became of a submit, beside its button. A toast has said it aloud already; this stays, for the eye. */
export function FormFailure(props: FormFailureProps) {
  return <InlineAlert tone="danger" role="note" {...props} />
}
