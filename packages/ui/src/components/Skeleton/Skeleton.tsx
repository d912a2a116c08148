import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import * as css from './Skeleton.css.ts'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Width of the content that is loading; a number is in pixels. */
  width?: number | string
  /** Height of the content that is loading; a number is in pixels. Defaults to slightly less than the font size. */
  height?: number | string
}

/** Reserves the space of content that is loading, to avoid layout shift. Hidden from screen readers: announce the loading state once beside it. */
export function Skeleton({
  width = '100%',
  height = '0.875em',
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
