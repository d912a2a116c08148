import { useState, type ComponentType } from 'react'

import { lazyPart } from './lazyPart.tsx'

/** A dialog whose code loads when it is first opened. From then on it stays, so that it can be seen to close. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load)

  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened && <Part {...props} />
  }
}
