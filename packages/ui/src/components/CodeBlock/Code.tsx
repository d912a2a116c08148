import * as css from './CodeBlock.css.ts'
import { markCode } from './markCode.ts'

interface CodeProps {
  code: string
  /** What the scrolling box is called by a screen reader. */
  label: string
}

/** The text itself in a box that scrolls sideways, by keyboard too. */
export function Code({ code, label }: CodeProps) {
  return (
    // A box that scrolls has to be reachable for somebody who scrolls with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroll} tabIndex={0} aria-label={label} dir="ltr">
      <pre className={css.pre}>
        <code>
          {markCode(code).map(({ kind, text, at }) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} className={css.mark[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </section>
  )
}
