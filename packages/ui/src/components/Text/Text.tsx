import { clsx } from 'clsx'
import { createElement } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { textTone } from '../../internal/textTone.css.ts'
import * as css from './Text.css.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'figcaption'
  /** The text style, by role. */
  variant?: 'lead' | 'body' | 'small' | 'label' | 'caption' | 'figure'
  /** The color, by meaning. */
  tone?: 'default' | 'muted' | 'action' | 'success' | 'warning' | 'danger'
  /** Where lines start or end. */
  align?: 'start' | 'center' | 'end'
  /** Digits of equal width, for figures below one another. */
  tabular?: boolean
  /** Limits lines to just under 70 characters. */
  measure?: boolean
  /** Cuts the text off at the end of its line. Put the full text where users can get at it. */
  truncate?: boolean
}

/** Text in one of the styles of the type scale. */
export function Text({
  as = 'p',
  variant = 'body',
  tone = 'default',
  align,
  tabular = false,
  measure = false,
  truncate = false,
  className,
  ...rest
}: TextProps) {
  return createElement(as, {
    ...rest,
    className: clsx(
      css.variant[variant],
      textTone[tone],
      align && css.align[align],
      tabular && css.tabular,
      measure && css.measure,
      truncate && css.truncate,
      className,
    ),
  })
}
