import type { UnstyledLinkProps } from '@sluice/ui'
import { Link } from 'react-router-dom'

import { isServedPage } from '../config/paths.ts'

/** Renders the links of the design system: React Router opens pages of the app, the browser everything else. */
export function RouterLink({ href, children, ...rest }: UnstyledLinkProps) {
  const inApp =
    /^\/(?!\/)/.test(href) && !isServedPage(href) && !rest.target && rest.download === undefined
  return inApp ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
