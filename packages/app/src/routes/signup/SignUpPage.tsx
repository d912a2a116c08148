import { Link } from '@sluice/ui'
import { useNavigate } from 'react-router-dom'

import { signedUp } from '../../config/navigationState.ts'
import { paths } from '../../config/paths.ts'
import { GoogleSignIn } from '../../features/googleSignIn/GoogleSignIn.tsx'
import { SignUpForm } from '../../features/signUp/SignUpForm.tsx'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { Trans } from '../../messages/Trans.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/signup` */
export function SignUpPage() {
  const t = useText()
  const navigate = useNavigate()

  return (
    <GuestPage
      title={t('signUp.signUp')}
      lead={t('signUp.allNeedEmailAddress')}
      footer={<Trans id="signUp.hasAccount" components={{ link: <Link href={paths.logIn} /> }} />}
    >
      <SignUpForm onSignedUp={(email) => void navigate(paths.logIn, { state: signedUp(email) })} />
      <GoogleSignIn purpose="signUp" />
    </GuestPage>
  )
}
