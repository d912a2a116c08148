import { clsx } from 'clsx'

import { Link } from '../../link/LinkProvider.tsx'
import type { LinkProps } from '../../link/LinkProvider.tsx'
import { root } from './TextLink.css.ts'

/** A link inside text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={clsx(root, className)} {...rest} />
}
