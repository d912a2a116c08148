import { Link } from '../Link/Link.tsx'
import { Checkbox } from './Checkbox.tsx'

export function AcceptTerms() {
  return (
    <Checkbox
      name="terms"
      label={
        <>
          I accept the <Link href="/terms">Terms &amp; Conditions</Link>
        </>
      }
    />
  )
}
