import { useConfirmEmailChangeMutation, useRefuseEmailChangeMutation } from '@sluice/api'
import { Button, InlineAlert } from '@sluice/ui'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import * as layout from '../../components/forms/formLayout.css.ts'
import { missingToken, type LinkToken } from '../../hooks/linkToken.ts'
import { useText } from '../../messages/TextProvider.tsx'

/** Lets the owner of an address confirm or refuse a change of email. Nothing happens before a button is pressed. */
export function EmailChangeConfirmation({ link }: { link: LinkToken }) {
  const t = useText()
  const [confirm, confirmed] = useConfirmEmailChangeMutation()
  const [refuse, refused] = useRefuseEmailChangeMutation()
  const token = link.status === 'found' ? link.token : ''

  if (link.status === 'missing') {
    return (
      <FormFailure title={missingToken}>
        Open the link in the email again. Your email app may have cut it off.
      </FormFailure>
    )
  }
  if (refused.isSuccess) {
    return (
      <InlineAlert tone="success" title="The change was refused.">
        The email stays as it is. If somebody else asked for the change, reset your password now.
      </InlineAlert>
    )
  }
  if (confirmed.data?.state === 'changed') {
    return (
      <InlineAlert tone="success" title="Your email has changed.">
        From now on, log in with the new address.
      </InlineAlert>
    )
  }
  if (confirmed.data) {
    return (
      <InlineAlert tone="success" title="This address is confirmed.">
        Now open the link that we sent to your other address. Then the email changes.
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
        loadingText="Confirming…"
        onClick={() => void confirm({ token })}
      >
        Confirm the change
      </Button>
      <Button
        tone="secondary"
        wide
        loading={refused.isLoading}
        loadingText="Refusing…"
        onClick={() => void refuse({ token })}
      >
        Refuse it
      </Button>
    </div>
  )
}
