import { clsx } from 'clsx'

import { ArrowRightIcon } from '../../icons/icons.ts'
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts'
import { UnstyledLink } from '../../link/LinkProvider.tsx'
import type { UnstyledLinkProps } from '../../link/LinkProvider.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends UnstyledLinkProps {
  /** `muted` for links of lesser importance, such as in a footer; `inherit` on a colored surface. */
  tone?: 'action' | 'muted' | 'inherit'
  /** Opens in a new tab, and says so with an arrow. */
  external?: boolean
  /** What a screen reader announces after the text of an external link. */
  externalText?: string
}

/** A link inside text. */
export function Link({
  tone = 'action',
  external = false,
  externalText = 'opens in a new tab',
  className,
  children,
  ...rest
}: LinkProps) {
  return (
    <UnstyledLink
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      className={clsx(css.tone[tone], className)}
      {...rest}
    >
      {children}
      {external && (
        <>
          {/* A word joiner keeps the arrow with the last word. */}
          <span aria-hidden="true" className={css.end}>
            {'\u2060'}
            <ArrowRightIcon size="0.875em" className={css.arrow} />
          </span>
          <span className={visuallyHidden}> ({externalText})</span>
        </>
      )}
    </UnstyledLink>
  )
}

/**
 * The name before 0.2.
 *
 * @deprecated Use Link, which has the same props.
 * @alias
 */
export const TextLink = Link
