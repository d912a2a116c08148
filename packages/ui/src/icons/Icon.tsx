import type { ComponentPropsWithRef } from 'react'

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height; a number is px. By default a little larger than the words beside it. */
  size?: number | string
}

/** The frame of every icon: a 24-unit grid, one stroke in the colour of the words, hidden from screen readers. */
export function Icon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    />
  )
}
