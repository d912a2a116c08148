import { useConfirmEmailChangeMutation, useRefuseEmailChangeMutation } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { type LinkToken } from '../../hooks/linkToken.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Lets the owner of an address confirm or refuse a change of email. Nothing happens before a button is pressed. */
export function EmailChangeConfirmation({ link }: { link: LinkToken }) {
  const t = useText()
  const [confirm, confirmed] = useConfirmEmailChangeMutation()
  const [refuse, refused] = useRefuseEmailChangeMutation()
  const token = link.status === 'found' ? link.token : ''

  if (link.status === 'missing') {
    return (
      <FormFailure title={t('linkToken.missing')}>
        {t('emailChange.openLinkEmailAgain')}
      </FormFailure>
    )
  }
  if (refused.isSuccess) {
    return (
      <InlineAlert tone="success" title={t('emailChange.changeRefused')}>
        {t('emailChange.emailStaysAsIf')}
      </InlineAlert>
    )
  }
  if (confirmed.data?.state === 'changed') {
    return (
      <InlineAlert tone="success" title={t('emailChange.emailChanged')}>
        {t('emailChange.fromNowLogNew')}
      </InlineAlert>
    )
  }
  if (confirmed.data) {
    return (
      <InlineAlert tone="success" title={t('emailChange.addressConfirmed')}>
        {t('emailChange.nowOpenLinkSent')}
      </InlineAlert>
    )
  }
  const error = confirmed.error ?? refused.error
  return (
    <div className={layout.form}>
      {error && !confirmed.isLoading && !refused.isLoading && (
        <FormFailure>{failureMessage(error, 'changeEmail', t)}</FormFailure>
      )}
      <Button
        wide
        loading={confirmed.isLoading}
        loadingText={t('emailChange.confirming')}
        onClick={() => void confirm({ token })}
      >
        {t('emailChange.confirmChange')}
      </Button>
      <Button
        tone="secondary"
        wide
        loading={refused.isLoading}
        loadingText={t('emailChange.refusing')}
        onClick={() => void refuse({ token })}
      >
        {t('emailChange.refuseIt')}
      </Button>
    </div>
  )
}
