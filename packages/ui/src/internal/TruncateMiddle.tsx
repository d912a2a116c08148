import * as css from './TruncateMiddle.css.ts'

/** Hashes are compared by their first and last characters. */
const tailLength = 6

export interface TruncateMiddleProps {
  /** A hash, an ID or an address. */
  children: string
}

/** Truncates a long string in the middle when it does not fit. The full string stays in the DOM for search, copying and screen readers. */
export function TruncateMiddle({ children }: TruncateMiddleProps) {
  if (children.length <= 2 * tailLength) {
    return (
      <span className={css.root} translate="no">
        {children}
      </span>
    )
  }
  return (
    <span className={css.root} title={children} translate="no">
      <span className={css.head}>{children.slice(0, -tailLength)}</span>
      <span>{children.slice(-tailLength)}</span>
    </span>
  )
}
