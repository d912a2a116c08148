import { CheckIcon, InfoIcon } from '../../icons/icons.ts'
import * as css from './KeyTable.css.ts'

/** How a key stands, in the server's word: a check where it works, a note where it may not. */
export function KeyStatus({ status }: { status: string }) {
  const active = status === 'active'
  return (
    <span className={css.status[active ? 'active' : 'other']}>
      {active ? <CheckIcon size="1.125em" /> : <InfoIcon size="1.125em" />}
      {status}
    </span>
  )
}
