import type { ComponentPropsWithRef } from 'react'

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height; a number is in pixels. Defaults to slightly more than the font size. */
  size?: number | string
}

/** The frame of an icon: a 24 px grid and a stroke in the text color. Hidden from screen readers. */
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

/**
 * Creates an icon from a path on the 24 px grid.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function createIcon(path: string) {
  return function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={path} />
      </Icon>
    )
  }
}
