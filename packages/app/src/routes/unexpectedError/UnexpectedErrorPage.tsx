import { Button } from '@sluice/ui'

import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'
import { useOnline } from '../../hooks/useOnline.ts'

export interface UnexpectedErrorPageProps {
  /** Renders anew what failed. */
  onRetry: () => void
  /** The page did not fail: its code has not come. */
  missing?: boolean
}

const words = {
  failed: {
    title: 'This page stopped working',
    words: 'Something went wrong on our side. Nothing of your account has changed.',
  },
  missing: {
    title: 'This page could not be loaded',
    words:
      'The connection was lost, or there is a newer version than the one you have open. Nothing of your account has changed.',
  },
}

/** Stands in for a page that failed; the rest of the product goes on. */
export function UnexpectedErrorPage({ onRetry, missing = false }: UnexpectedErrorPageProps) {
  // A newer version comes with a reload alone; without a network a reload would take away what is still there.
  const reloadHelps = useOnline() && missing

  return (
    <div role="alert">
      <StatusPage {...words[missing ? 'missing' : 'failed']}>
        <Button tone={reloadHelps ? 'secondary' : 'primary'} onClick={onRetry}>
          Try again
        </Button>
        <Button tone={reloadHelps ? 'primary' : 'secondary'} onClick={() => location.reload()}>
          Reload the page
        </Button>
      </StatusPage>
    </div>
  )
}
