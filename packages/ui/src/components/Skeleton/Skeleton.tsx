import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Skeleton.css.ts'
import { skeletonHeight } from './skeletonLook.ts'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** How wide what comes will be; a number is px. */
  width?: number | string
  /** How tall it will be; a number is px. By default one line of the text around it, less its leading. */
  height?: number | string
}

/** Holds the place of what is loading, in its size, so that nothing moves when it comes. Silent: say "Loading" once beside it. */
export function Skeleton({
  width = '100%',
  height = skeletonHeight,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(css.root, className)}
      style={{ width, height, ...style }}
      {...rest}
    />
  )
}
