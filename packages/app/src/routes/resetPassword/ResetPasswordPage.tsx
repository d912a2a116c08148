import { LinkButton, Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { NewPasswordForm } from '../../features/passwordReset/NewPasswordForm.tsx'
import { useLinkToken } from '../../hooks/useLinkToken.ts'
import { GuestPage } from '../../components/GuestPage/GuestPage.tsx'
import { useText } from '../../messages/TextProvider.tsx'

/** `/resetPassword?token=…` */
export function ResetPasswordPage() {
  const t = useText()
  const link = useLinkToken()
  const isMissing = link.status === 'missing'

  return (
    <GuestPage
      title={t('passwordReset.resetPassword')}
      lead={t('passwordReset.chooseNewPasswordAccount')}
      footer={<Link href={paths.logIn}>{t('passwordReset.backLog')}</Link>}
    >
      {isMissing ? (
        <>
          <FormFailure title={t('linkToken.missing')}>
            {t('passwordReset.openLinkEmailAgain')}
          </FormFailure>
          <LinkButton href={paths.forgotPassword} wide>
            {t('passwordReset.getNewLink')}
          </LinkButton>
        </>
      ) : (
        <NewPasswordForm token={link.status === 'found' ? link.token : ''} />
      )}
    </GuestPage>
  )
}
