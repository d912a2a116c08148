import { clsx } from 'clsx'
import { createElement } from 'react'

import type { LayoutProps } from '../../internal/LayoutProps.ts'
import type { Space } from '../../internal/spacing.css.ts'
import * as css from './Box.css.ts'

export interface BoxProps extends LayoutProps {
  /** The space inside, on all sides. */
  padding?: Space
  /** The space inside at the start and end of lines, in place of `padding`. */
  paddingInline?: Space
  /** The space inside above and below, in place of `padding`. */
  paddingBlock?: Space
  /** The background, with its text color. */
  surface?: 'page' | 'raised' | 'sunken' | 'deep'
  /** How round the corners are. */
  radius?: 'small' | 'control' | 'panel'
  /** Adds a hairline border. */
  bordered?: boolean
}

/** An element with space, a background and a border from the tokens. */
export function Box({
  as = 'div',
  padding,
  paddingInline,
  paddingBlock,
  surface,
  radius,
  bordered = false,
  className,
  ...rest
}: BoxProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      padding && css.padding[padding],
      paddingInline && css.paddingInline[paddingInline],
      paddingBlock && css.paddingBlock[paddingBlock],
      surface && css.surface[surface],
      radius && css.radius[radius],
      bordered && css.bordered,
      className,
    ),
  })
}
