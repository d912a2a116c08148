import * as css from './CodeBlock.css.ts'
import { markCode } from './markCode.ts'

/** The text itself in a box that scrolls sideways, by keyboard too. Its figure names it. */
export function Code({ code }: { code: string }) {
  return (
    // A box that scrolls has to be reachable for somebody who scrolls with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={css.pre} tabIndex={0} dir="ltr">
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
  )
}
