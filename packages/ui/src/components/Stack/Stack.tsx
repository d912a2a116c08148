import { clsx } from 'clsx'
import { createElement } from 'react'

import type { LayoutProps } from '../../internal/LayoutProps.ts'
import * as spacing from '../../internal/spacing.css.ts'
import type { Space } from '../../internal/spacing.css.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends LayoutProps {
  /** The space between the children. */
  gap?: Space
  /** How the children are placed across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Places its children below one another. */
export function Stack({
  as = 'div',
  gap = 'base',
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  return createElement(as, {
    ...rest,
    className: clsx(css.root, css.align[align], spacing.gap[gap], className),
  })
}
