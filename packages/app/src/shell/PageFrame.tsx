import type { LazyPage } from '../components/lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

export interface PageFrameProps {
  page: LazyPage
  /** The page stands inside another one's main part; otherwise what replaces it after a failure is the main part. */
  inside?: boolean
}

/**
 * One page on its own: when it fails, nothing around it is disturbed. While its code is on the way the page before it
 * stays, since the boundary that waits stands around all of them.
 */
export function PageFrame({ page: Page, inside = false }: PageFrameProps) {
  return (
    <PageBoundary onRetry={Page.forget} inside={inside}>
      <Page />
    </PageBoundary>
  )
}
