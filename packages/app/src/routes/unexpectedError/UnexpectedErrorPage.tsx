import { Button } from '@sluice/ui'

import { Interlude } from '../../lib/Interlude/Interlude.tsx'

export interface UnexpectedErrorPageProps {
  /** Renders anew what failed. */
  onRetry: () => void
}

/** Stands in for a page that failed; the rest of the product goes on. */
export function UnexpectedErrorPage({ onRetry }: UnexpectedErrorPageProps) {
  return (
    <Interlude
      title="This page stopped working"
      words="Something went wrong on our side, or the connection was lost. Nothing of your account has changed."
    >
      <Button onClick={onRetry}>Try again</Button>
      <Button tone="secondary" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Interlude>
  )
}
