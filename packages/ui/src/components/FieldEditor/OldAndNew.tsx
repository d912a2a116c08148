import * as css from './FieldEditor.css.ts'

export interface OldAndNewProps {
  oldText: string
  newText: string
  old: string
  fresh: string
}

/** Two values whole and in the mono face, so that they can be compared character by character. */
export function OldAndNew({ oldText, newText, old, fresh }: OldAndNewProps) {
  return (
    <dl className={css.pair}>
      <div className={css.side}>
        <dt className={css.sideLabel}>{oldText}</dt>
        <dd className={css.sideValue}>{old}</dd>
      </div>
      <div className={css.side}>
        <dt className={css.sideLabel}>{newText}</dt>
        <dd className={css.sideValue}>{fresh}</dd>
      </div>
    </dl>
  )
}
