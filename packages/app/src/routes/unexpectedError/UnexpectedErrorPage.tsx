import { Button } from '@sluice/ui'

import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'

export interface UnexpectedErrorPageProps {
  /** Renders the page again. */
  onRetry: () => void
  /** The page's code could not be loaded, which only a reload can fix. */
  notLoaded?: boolean
}

/** Replaces a page that failed. */
export function UnexpectedErrorPage({ onRetry, notLoaded = false }: UnexpectedErrorPageProps) {
  return (
    <div role="alert">
      {notLoaded ? (
        <StatusPage
          title="This page could not be loaded"
          words="You may be offline, or a newer version may have been released."
        >
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </StatusPage>
      ) : (
        <StatusPage
          title="This page stopped working"
          words="Something went wrong on our side. Try again, or reload the page."
        >
          <Button onClick={onRetry}>Try again</Button>
          <Button tone="secondary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </StatusPage>
      )}
    </div>
  )
}
