import { InlineAlert, Link } from '@sluice/ui'
import { useState } from 'react'

import { paths } from '../../config/paths.ts'
import { GoogleSignInSlot } from '../../features/googleSignIn/GoogleSignInSlot.tsx'
import { LogInForm } from '../../features/logIn/LogInForm.tsx'
import { wasCutOff } from '../../config/session.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/login` */
export function LogInPage() {
  const [hasExpired] = useState(wasCutOff)

  return (
    <GuestPage
      title="Log in"
      lead="Your earnings, transactions and API key in one place."
      footer={
        <>
          New here? <Link href={paths.signUp}>Sign Up</Link>
        </>
      }
    >
      {hasExpired && <InlineAlert>Your session has expired. Log in to continue.</InlineAlert>}
      <LogInForm />
      <GoogleSignInSlot purpose="logIn" />
    </GuestPage>
  )
}
