import { toApiFailure, useCloseAccountMutation } from '@sluice/api'
import { closeAccountRequestSchema } from '@sluice/api/contract'
import { Button, Card, LabeledInput, toast } from '@sluice/ui'
import { useState } from 'react'

import { failureMessage } from '../../components/failures/failureMessage.ts'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { Section } from '../../components/Section/Section.tsx'
import { session } from '../../config/session.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './security.css.ts'

/** Closes the account, after saying what that means. */
export function CloseAccount() {
  const [asks, setAsks] = useState(false)
  return (
    <Section title="Close account" description="For good. Nobody can undo it, not even we.">
      <Card className={css.list}>
        <div className={css.part}>
          <ul className={css.consequences}>
            <li>All sessions end. Your API key, webhook and payment links stop working.</li>
            <li>Payments that are open can still be paid, and still reach your wallet.</li>
            <li>
              We keep your transactions, the books, the name of your business, your wallet and the
              log of changes, because accounting requires it. Your name, your email and how you log
              in are deleted.
            </li>
            <li>You can no longer export your data. Do it before, if you need it.</li>
            <li>You can register again with the same email.</li>
          </ul>
          {asks ? (
            <CloseForm onCancel={() => setAsks(false)} />
          ) : (
            <Button tone="danger" onClick={() => setAsks(true)}>
              Close account…
            </Button>
          )}
        </div>
      </Card>
    </Section>
  )
}

function CloseForm({ onCancel }: { onCancel: () => void }) {
  const t = useText()
  const [close] = useCloseAccountMutation()
  const [failedText, setFailedText] = useState<string>()
  const { formProps, field, isSubmitting } = useContractForm(
    closeAccountRequestSchema,
    async (request) => {
      setFailedText(undefined)
      const { error } = await close(request)
      if (!error) {
        session.signOut()
        toast.success('Your account is closed')
        return undefined
      }
      const failure = toApiFailure(error)
      if (failure.kind !== 'http' || !failure.errors) {
        setFailedText(failureMessage(error, 'closeAccount', t))
      }
      return failure
    },
  )
  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} className={css.form} aria-label="Close account">
      <LabeledInput
        label="Your email"
        type="email"
        hint="Type the email of your account to confirm."
        autoComplete="off"
        readOnly={isSubmitting}
        {...field('email')}
      />
      {failedText && <FormFailure>{failedText}</FormFailure>}
      <div className={css.actions}>
        <Button type="submit" tone="danger" loading={isSubmitting} loadingText="Closing…">
          Close account
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
