import type { LinkProps } from '@sluice/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** React Router's own link brings the prefetching of server routes along; this is the part of it that the app uses. */
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

/** How the design system's links are drawn here: pages of the app without a reload, everything else by the browser. */
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
