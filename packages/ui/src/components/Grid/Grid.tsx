import { clsx } from 'clsx'
import { createElement, type ReactElement } from 'react'

import type { LayoutProps } from '../../internal/LayoutProps.ts'
import * as spacing from '../../internal/spacing.css.ts'
import type { Space } from '../../internal/spacing.css.ts'
import * as css from './Grid.css.ts'

export interface GridProps extends LayoutProps {
  /** The number of columns on desktop; at most two on a tablet, and one on a phone. */
  columns?: 1 | 2 | 3 | 4 | 6 | 12
  /** In place of `columns`: as many columns of at least this width as fit, such as `16rem`. */
  minColumnWidth?: string
  /** The space between columns and between rows. */
  gap?: Space
}

/** Places its children in columns of equal width. */
export function Grid({
  as = 'div',
  columns = 2,
  minColumnWidth,
  gap = 'base',
  className,
  style,
  ...rest
}: GridProps): ReactElement {
  const fitting = minColumnWidth && {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumnWidth}, 100%), 1fr))`,
  }
  return createElement(as, {
    ...rest,
    style: { ...fitting, ...style },
    className: clsx(fitting ? css.root : css.columns[columns], spacing.gap[gap], className),
  })
}
