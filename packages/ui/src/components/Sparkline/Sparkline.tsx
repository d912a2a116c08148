import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'

import { Lines } from '../Chart/drawings.tsx'
import { root } from './Sparkline.css.ts'

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** What the line shows, in words: “Rising: from 12 to 90 USDT in 14 days”. */
  label: string
  /** At least two values. */
  values: ReadonlyArray<number>
  /** A number is in pixels. */
  width?: number | string
  /** A number is in pixels. */
  height?: number | string
}

/** The trend of a number, next to it. */
export function Sparkline({
  label,
  values,
  width = 96,
  height = 28,
  className,
  style,
  ...rest
}: SparklineProps) {
  const minimum = Math.min(...values)
  const range = Math.max(...values) - minimum || 1
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An inline SVG has no tag for it.
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={clsx(root, className)}
      style={{ width, height, ...style }}
      {...rest}
    >
      <Lines
        series={[{ look: 'first', parts: values.map((value) => (value - minimum) / range) }]}
        count={values.length}
        zero={0}
        active={undefined}
      />
    </svg>
  )
}
