import { Button } from '@sluice/ui'
import { useEffect } from 'react'

import { useOnDemand } from '../hooks/useOnDemand.ts'
import type { UnexpectedErrorPageProps } from '../routes/unexpectedError/UnexpectedErrorPage.tsx'

/** Fetches what stands in for a page that failed. */
export async function loadPageFailure() {
  return (await import('../routes/unexpectedError/UnexpectedErrorPage.tsx')).UnexpectedErrorPage
}

/**
 * Stands in for a page that failed. Its code comes with the companions, so that it is there when the network is not;
 * where a page fails before that, and without a network, two words do.
 */
export function PageFailure(props: UnexpectedErrorPageProps) {
  const { code: Notice, failed, ask } = useOnDemand(loadPageFailure)

  useEffect(ask, [ask])

  if (Notice) return <Notice {...props} />
  if (!failed) return null
  return (
    <div role="alert">
      <h1>This page could not be loaded</h1>
      <Button onClick={props.onRetry}>Try again</Button>
    </div>
  )
}
