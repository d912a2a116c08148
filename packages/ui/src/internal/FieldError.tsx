import { AlertIcon } from '../icons/icons.ts'
import { error, errorIcon } from './FieldError.css.ts'

/** What is wrong with a field, under it; the field names this element in its `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={error}>
      <AlertIcon size="1.125em" className={errorIcon} />
      {children}
    </p>
  )
}
