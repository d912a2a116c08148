import { useState } from 'react'

import { lazyPart } from '../../components/lazyPart.tsx'
import type { DetailDrawerProps } from './DetailDrawer.tsx'

const DetailDrawer = lazyPart(() =>
  import('./DetailDrawer.tsx').then((module) => module.DetailDrawer),
)

/** The drawer, whose code is loaded when the first payment is opened. */
export function LazyDetailDrawer(props: DetailDrawerProps) {
  const [hasOpened, setHasOpened] = useState(false)
  if (props.id !== null && !hasOpened) setHasOpened(true)
  return hasOpened && <DetailDrawer {...props} />
}
