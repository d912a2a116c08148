import { InlineAlert, Link } from '@sluice/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { readSignedUp } from '../../config/navigationState.ts'
import { paths } from '../../config/paths.ts'
import { GoogleSignInSlot } from '../../features/googleSignIn/GoogleSignInSlot.tsx'
import { LogInForm } from '../../features/logIn/LogInForm.tsx'
import { PasskeyLoginSlot } from '../../features/passkeyLogin/PasskeyLoginSlot.tsx'
import { wasCutOff } from '../../config/session.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { lazyPart } from '../../components/lazyPart.tsx'

const CheckInbox = lazyPart('How to verify your email', () =>
  import('../../features/verification/CheckInbox.tsx').then((module) => module.CheckInbox),
)

/** `/login` */
export function LogInPage() {
  const [hasExpired] = useState(wasCutOff)
  const signedUpWith = readSignedUp(useLocation().state)
  const [unverified, setUnverified] = useState<string>()

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
      {signedUpWith !== undefined && <CheckInbox email={signedUpWith} />}
      <LogInForm onUnverified={setUnverified} />
      {unverified !== undefined && unverified !== signedUpWith && <CheckInbox email={unverified} />}
      <PasskeyLoginSlot />
      <GoogleSignInSlot purpose="logIn" />
    </GuestPage>
  )
}
