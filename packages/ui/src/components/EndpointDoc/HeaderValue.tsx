import * as css from './EndpointDoc.css.ts'

/** Characters of a header value that a phone shows. Specification, section 7. */
const headerValueLimit = 30

/** A header's value, cut on phones. The whole value stays in the page, so that it is heard, found and copied in full. */
export function HeaderValue({ children }: { children: string }) {
  if (children.length <= headerValueLimit) return <code className={css.value}>{children}</code>
  return (
    <code className={css.value} title={children}>
      {children.slice(0, headerValueLimit)}
      <span className={css.cutAway}>{children.slice(headerValueLimit)}</span>
      <span className={css.cutMark} aria-hidden="true">
        …
      </span>
    </code>
  )
}
