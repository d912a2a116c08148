import { lazy, Suspense, useState } from 'react'

import type { DetailDrawerProps } from './DetailDrawer.tsx'

const DetailDrawer = lazy(() =>
  import('./DetailDrawer.tsx').then((module) => ({ default: module.DetailDrawer })),
)

/** The drawer, whose code is loaded when the first transaction is opened. */
export function LazyDetailDrawer(props: DetailDrawerProps) {
  const [hasOpened, setHasOpened] = useState(false)
  if (props.id !== null && !hasOpened) setHasOpened(true)
  return (
    hasOpened && (
      <Suspense>
        <DetailDrawer {...props} />
      </Suspense>
    )
  )
}
