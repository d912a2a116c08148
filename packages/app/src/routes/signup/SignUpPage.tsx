import { AuthLayout, TextLink, ThemeSwitch } from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../config/paths.ts'
import { SignUpForm } from '../../features/signUp/SignUpForm.tsx'
import { useArrival } from '../../lib/useArrival.ts'

/** `/signup` */
export function SignUpPage() {
  useArrival('Sign up')
  const navigate = useNavigate()

  return (
    <AuthLayout
      title="Sign up"
      tools={<ThemeSwitch />}
      footer={
        <>
          Already have an account? <TextLink href={paths.logIn}>Log In</TextLink>
        </>
      }
    >
      <SignUpForm onSignedUp={() => void navigate(paths.logIn)} />
    </AuthLayout>
  )
}
