import { clsx } from 'clsx'

import { UnstyledLink } from '../../link/LinkProvider.tsx'
import type { UnstyledLinkProps } from '../../link/LinkProvider.tsx'
import * as css from '../Button/Button.css.ts'

export interface LinkButtonProps extends UnstyledLinkProps {
  /** Use `primary` once on a screen. */
  tone?: 'primary' | 'secondary' | 'plain'
  /** `small` is smaller than a touch target; use it in desktop tables. */
  size?: 'medium' | 'small'
  /** Fills the width of its container. */
  wide?: boolean
}

/** A link that looks like a button. */
export function LinkButton({
  tone = 'primary',
  size = 'medium',
  wide = false,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <UnstyledLink
      className={clsx(css.size[size], css.tone[tone], wide && css.wide, className)}
      {...rest}
    />
  )
}
