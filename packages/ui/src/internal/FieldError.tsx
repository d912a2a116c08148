import { AlertIcon } from '../icons/icons.ts'
import { error, errorIcon } from './FieldError.css.ts'

/** The error of a field, which refers to it with `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={error}>
      <AlertIcon size="1.125em" className={errorIcon} />
      <span>{children}</span>
    </p>
  )
}
