import { clsx } from 'clsx'
import { createElement } from 'react'

import type { LayoutProps } from '../../internal/LayoutProps.ts'
import * as spacing from '../../internal/spacing.css.ts'
import type { Space } from '../../internal/spacing.css.ts'
import * as css from './Inline.css.ts'

export interface InlineProps extends LayoutProps {
  /** The space between the children, and between the lines when they wrap. */
  gap?: Space
  /** How the children are placed within a line. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Where the children are in the line. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether the children wrap when they do not fit. */
  wrap?: boolean
}

/** Places its children beside one another, and wraps them where they do not fit. */
export function Inline({
  as = 'div',
  gap = 'tight',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      css.root,
      !wrap && css.nowrap,
      css.align[align],
      css.justify[justify],
      spacing.gap[gap],
      className,
    ),
  })
}
