import { InlineAlert } from './InlineAlert.tsx'

export function NotSaved() {
  return (
    <InlineAlert tone="danger" title="Your change was not saved">
      Check your connection, then try again.
    </InlineAlert>
  )
}
