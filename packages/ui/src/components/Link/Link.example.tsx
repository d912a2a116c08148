import { Link } from './Link.tsx'

export function ForgottenPassword() {
  return <Link href="/forgotpassword">Forgot password?</Link>
}
