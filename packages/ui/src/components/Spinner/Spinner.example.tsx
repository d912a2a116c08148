import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

export function Waiting() {
  return (
    <Inline>
      <Spinner /> Looking for your payment…
    </Inline>
  )
}
