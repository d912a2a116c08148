import * as css from './Lines.css.ts'

/** A text of several lines, as it was typed. */
export function Lines({ text }: { text: string }) {
  return <bdi className={css.lines}>{text}</bdi>
}
