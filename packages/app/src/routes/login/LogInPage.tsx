import { InlineAlert, TextLink } from '@sluice/ui'
import { useState } from 'react'

import { paths } from '../../config/paths.ts'
import { GoogleEntry } from '../../features/googleSignIn/GoogleEntry.tsx'
import { LogInForm } from '../../features/logIn/LogInForm.tsx'
import { wasCutOff } from '../../lib/session.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'

/** `/login` */
export function LogInPage() {
  const [cutOff] = useState(wasCutOff)

  return (
    <GuestPage
      title="Log in"
      lead="Your earnings, your transactions and your API key, in one place."
      footer={
        <>
          New here? <TextLink href={paths.signUp}>Sign Up</TextLink>
        </>
      }
    >
      {cutOff && <InlineAlert>Your session has ended. Log in to go on where you were.</InlineAlert>}
      <LogInForm />
      <GoogleEntry purpose="logIn" />
    </GuestPage>
  )
}
