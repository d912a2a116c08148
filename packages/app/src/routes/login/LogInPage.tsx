import { InlineAlert, Link } from '@sluice/ui'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { readSignedUp } from '../../config/navigationState.ts'
import { paths } from '../../config/paths.ts'
import { GoogleSignInSlot } from '../../features/googleSignIn/GoogleSignInSlot.tsx'
import { LogInForm } from '../../features/logIn/LogInForm.tsx'
import { PasskeyLoginSlot } from '../../features/passkeyLogin/PasskeyLoginSlot.tsx'
import { wasCutOff } from '../../config/session.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

const CheckInbox = lazy(() =>
  import('../../features/verification/CheckInbox.tsx').then((module) => ({
    default: module.CheckInbox,
  })),
)

/** `/login` */
export function LogInPage() {
  const [hasExpired] = useState(wasCutOff)
  const signedUpWith = readSignedUp(useLocation().state)

  return (
    <GuestPage
      title="Log in"
      lead="Your earnings, transactions and API key."
      footer={
        <>
          New here? <Link href={paths.signUp}>Sign Up</Link>
        </>
      }
    >
      {hasExpired && <InlineAlert>Your session has expired. Log in to continue.</InlineAlert>}
      {signedUpWith !== undefined && (
        <Suspense>
          <CheckInbox email={signedUpWith} />
        </Suspense>
      )}
      <LogInForm />
      <PasskeyLoginSlot />
      <GoogleSignInSlot purpose="logIn" />
    </GuestPage>
  )
}
