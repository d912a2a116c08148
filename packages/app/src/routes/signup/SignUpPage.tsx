import { TextLink } from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../config/paths.ts'
import { GoogleSignInSlot } from '../../features/googleSignIn/GoogleSignInSlot.tsx'
import { SignUpForm } from '../../features/signUp/SignUpForm.tsx'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/signup` */
export function SignUpPage() {
  const navigate = useNavigate()

  return (
    <GuestPage
      title="Sign up"
      lead="An email address and a password are enough. No fee in your first 7 days."
      footer={
        <>
          Already have an account? <TextLink href={paths.logIn}>Log In</TextLink>
        </>
      }
    >
      <SignUpForm onSignedUp={() => void navigate(paths.logIn)} />
      <GoogleSignInSlot purpose="signUp" />
    </GuestPage>
  )
}
