import type { LinkProps } from '@sluice/ui'
import { Link } from 'react-router-dom'

/** How the design system's links are drawn here: pages of the app without a reload, everything else by the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const inApp = href.startsWith('/') && !rest.target && rest.download === undefined
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
