import * as css from './MiddleCut.css.ts'

export interface MiddleCutProps {
  /** A hash, an id or an address. */
  children: string
}

/** How much of the end stays; a hash is compared by its first and last characters. */
const tailLength = 6

/** A long word whose middle gives way where there is no room. The whole of it is in the page: it is copied, found and read whole. */
export function MiddleCut({ children }: MiddleCutProps) {
  if (children.length <= 2 * tailLength) return <span className={css.whole}>{children}</span>
  return (
    <span className={css.whole} title={children}>
      <span className={css.head}>{children.slice(0, -tailLength)}</span>
      <span>{children.slice(-tailLength)}</span>
    </span>
  )
}
