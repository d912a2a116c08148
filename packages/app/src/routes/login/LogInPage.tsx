import { InlineAlert, Link } from '@sluice/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { readSignedUp } from '../../config/navigationState.ts'
import { paths } from '../../config/paths.ts'
import { GoogleSignIn } from '../../features/googleSignIn/GoogleSignIn.tsx'
import { LogInForm } from '../../features/logIn/LogInForm.tsx'
import { PasskeyLogin } from '../../features/passkeyLogin/PasskeyLogin.tsx'
import { wasCutOff } from '../../config/session.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { CheckInbox } from '../../features/verification/CheckInbox.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/login` */
export function LogInPage() {
  const t = useText()
  const [hasExpired] = useState(wasCutOff)
  const signedUpWith = readSignedUp(useLocation().state)
  const [unverified, setUnverified] = useState<string>()

  return (
    <GuestPage
      title={t('logIn.logIn')}
      lead={t('logIn.earningsTransactionsApiKey')}
      footer={<Trans id="logIn.newHere" components={{ link: <Link href={paths.signUp} /> }} />}
    >
      {hasExpired && <InlineAlert>{t('logIn.sessionExpiredLogContinue')}</InlineAlert>}
      {signedUpWith !== undefined && <CheckInbox email={signedUpWith} />}
      <LogInForm email={signedUpWith} onUnverified={setUnverified} />
      {unverified !== undefined && unverified !== signedUpWith && <CheckInbox email={unverified} />}
      <PasskeyLogin />
      <GoogleSignIn purpose="logIn" />
    </GuestPage>
  )
}
