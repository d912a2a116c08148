import { clsx } from 'clsx'
import { createElement } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { textTone } from '../../internal/textTone.css.ts'
import * as css from './Heading.css.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level in the outline of the page: 1 for its title, no level left out below it. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** How it looks, whatever its level. Defaults to `heading` for level 1, `title` for 2 and 3, `label` below. */
  variant?: 'hero' | 'display' | 'heading' | 'title' | 'label'
  /** The color, by meaning. */
  tone?: 'default' | 'muted'
}

function defaultVariant(headingLevel: number) {
  if (headingLevel === 1) return 'heading'
  return headingLevel <= 3 ? 'title' : 'label'
}

/** The heading of a page or section. */
export function Heading({
  headingLevel = 2,
  variant = defaultVariant(headingLevel),
  tone = 'default',
  className,
  ...rest
}: HeadingProps) {
  return createElement(`h${headingLevel}`, {
    ...rest,
    className: clsx(css.variant[variant], textTone[tone], className),
  })
}
