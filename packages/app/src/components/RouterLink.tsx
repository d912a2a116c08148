import type { LinkProps } from '@sluice/ui'
import { Link } from 'react-router-dom'

/** Renders the links of the design system: React Router opens pages of the app, the browser everything else. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const inApp = /^\/(?!\/)/.test(href) && !rest.target && rest.download === undefined
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
