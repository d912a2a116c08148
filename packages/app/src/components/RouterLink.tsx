import type { LinkProps } from '@sluice/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** React Router's own link also includes the prefetching of server routes, which the app does not use. */
function PageLink({ href, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(href)
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

/** Renders the links of the design system: React Router opens pages of the app, the browser everything else. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const inApp = /^\/(?!\/)/.test(href) && !rest.target && rest.download === undefined
  return inApp ? (
    <PageLink href={href} {...rest}>
      {children}
    </PageLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
