import { Link } from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { signedUp } from '../../config/navigationState.ts'
import { paths } from '../../config/paths.ts'
import { GoogleSignIn } from '../../features/googleSignIn/GoogleSignIn.tsx'
import { SignUpForm } from '../../features/signUp/SignUpForm.tsx'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/signup` */
export function SignUpPage() {
  const navigate = useNavigate()

  return (
    <GuestPage
      title="Sign up"
      lead="All you need is an email address and a password. No fees for the first 7 days."
      footer={
        <>
          Already have an account? <Link href={paths.logIn}>Log In</Link>
        </>
      }
    >
      <SignUpForm onSignedUp={(email) => void navigate(paths.logIn, { state: signedUp(email) })} />
      <GoogleSignIn purpose="signUp" />
    </GuestPage>
  )
}
