import { clsx } from 'clsx'

import { Link } from '../../link/LinkProvider.tsx'
import type { LinkProps } from '../../link/LinkProvider.tsx'
import * as css from '../Button/Button.css.ts'

export interface LinkButtonProps extends LinkProps {
  /** As on a Button: `primary` once on a screen. */
  tone?: 'primary' | 'secondary' | 'plain'
  /** `small` is for rows of a table on a desktop: it is below the size of a thumb. */
  size?: 'medium' | 'small'
  /** Takes the whole width that there is. */
  wide?: boolean
}

/** A link that looks like a button, for the one place where a reader should go next. */
export function LinkButton({
  tone = 'primary',
  size = 'medium',
  wide = false,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Link className={clsx(css.size[size], css.tone[tone], wide && css.wide, className)} {...rest} />
  )
}
