import { TextLink } from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../config/paths.ts'
import { GoogleEntry } from '../../features/googleSignIn/GoogleEntry.tsx'
import { SignUpForm } from '../../features/signUp/SignUpForm.tsx'
import { useArrival } from '../../lib/useArrival.ts'
import { VisitorPage } from '../../lib/VisitorPage/VisitorPage.tsx'

/** `/signup` */
export function SignUpPage() {
  useArrival('Sign up')
  const navigate = useNavigate()

  return (
    <VisitorPage
      title="Sign up"
      lead="An email address and a password are enough. No fee in your first 7 days."
      footer={
        <>
          Already have an account? <TextLink href={paths.logIn}>Log In</TextLink>
        </>
      }
    >
      <SignUpForm onSignedUp={() => void navigate(paths.logIn)} />
      <GoogleEntry purpose="signUp" />
    </VisitorPage>
  )
}
