import {
  toApiFailure,
  useAddPasskeyMutation,
  useCreatePasskeyOptionsMutation,
  useRemovePasskeyMutation,
} from '@sluice/api'
import { addPasskeyRequestSchema, type Passkey, type PasskeyOptions } from '@sluice/api/contract'
import { Button, DateTime, InlineAlert, LabeledInput, toast } from '@sluice/ui'
import { useRef, useState } from 'react'
import { object } from 'valibot'

import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { FormFailure } from '../../components/forms/FormFailure.tsx'
import { useContractForm } from '../../components/forms/useContractForm.ts'
import { useFocusOnOpen } from '../../components/forms/useFocusOnOpen.ts'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { passkeyMessages } from '../../components/passkeys/passkeyMessages.ts'
import { createPasskey, supportsPasskeys } from '../../components/passkeys/webAuthn.ts'
import { useText } from '../../messages/TextProvider.tsx'
import { Trans } from '../../messages/Trans.tsx'
import * as css from './security.css.ts'
import { RenamePasskey } from './RenamePasskey.tsx'

/** The merchant's passkeys, to add, rename and remove. */
export function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const t = useText()
  const [createOptions, { isLoading, error }] = useCreatePasskeyOptionsMutation()
  const [options, setOptions] = useState<PasskeyOptions>()
  const [removed, setRemoved] = useState<Passkey>()

  async function begin() {
    const { data } = await createOptions()
    setOptions(data)
  }

  return (
    <div className={css.part}>
      <span className={css.title}>{t('security.passkeys')}</span>
      {passkeys.length === 0 ? (
        <span>{t('security.nonePasskeyLogsFingerprint')}</span>
      ) : (
        <ul className={css.passkeys} aria-label={t('security.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {options && <AddPasskey options={options} onClose={() => setOptions(undefined)} />}
      {error && !isLoading && !options && (
        <InlineAlert tone="danger" className={css.full}>
          {failureMessage(error, 'passkey', t)}
        </InlineAlert>
      )}
      {!options &&
        (supportsPasskeys() ? (
          <Button
            tone="secondary"
            loading={isLoading}
            loadingText={t('security.preparing')}
            onClick={() => void begin()}
          >
            {t('security.addPasskey')}
          </Button>
        ) : (
          <span className={css.hint}>{t('security.browserDoesNotSupport')}</span>
        ))}
      <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />
    </div>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useText()
  const { name, created_at, last_used_at, backed_up } = passkey
  const [isRenaming, setIsRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  if (isRenaming) {
    return (
      <li className={css.passkey}>
        <RenamePasskey
          passkey={passkey}
          onClose={() => {
            setIsRenaming(false)
            requestAnimationFrame(() => renameButton.current?.focus())
          }}
        />
      </li>
    )
  }
  return (
    <li className={css.passkey}>
      <span className={css.name}>
        <bdi>{name}</bdi>
        <span className={css.hint}>
          <Trans id="security.passkeyAddedAt" values={{ time: <DateTime value={created_at} /> }} />
        </span>
        <span className={css.hint}>
          {last_used_at === null ? (
            <span>{t('security.neverUsed')}</span>
          ) : (
            <Trans
              id="security.passkeyLastUsed"
              values={{ time: <DateTime value={last_used_at} /> }}
            />
          )}
          {backed_up && <span>{t('security.synchronizedBetweenDevices')}</span>}
        </span>
      </span>
      <div className={css.actions}>
        <Button
          ref={renameButton}
          tone="secondary"
          onClick={() => setIsRenaming(true)}
          aria-label={t('security.renameOf', { name })}
        >
          {t('security.rename')}
        </Button>
        <Button tone="secondary" onClick={onRemove} aria-label={t('security.removeOf', { name })}>
          {t('security.remove')}
        </Button>
      </div>
    </li>
  )
}

const nameSchema = object({ name: addPasskeyRequestSchema.entries.name })

function AddPasskey({ options, onClose }: { options: PasskeyOptions; onClose: () => void }) {
  const t = useText()
  const [addPasskey] = useAddPasskeyMutation()
  const [createOptions] = useCreatePasskeyOptionsMutation()
  const [current, setCurrent] = useState(options)
  const [failure, setFailure] = useState<string>()

  const { formProps, field, isSubmitting } = useContractForm(nameSchema, async ({ name }) => {
    setFailure(undefined)
    const credential = await createPasskey(current)
    if (typeof credential === 'string') {
      setFailure(passkeyMessages(t)[credential])
      return undefined
    }
    const { error } = await addPasskey({ name, credential })
    if (!error) {
      toast.success(t('security.passkeyAdded'))
      onClose()
      return undefined
    }
    setFailure(failureMessage(error, 'passkey', t))
    // Each options are good for one attempt.
    const { data } = await createOptions()
    if (data) setCurrent(data)
    return toApiFailure(error)
  })

  useFocusOnOpen(formProps.ref)

  return (
    <form {...formProps} className={css.form} aria-label={t('security.addPasskey')}>
      <LabeledInput
        label={t('security.name')}
        hint={t('security.passkeyNameHint')}
        autoComplete="off"
        readOnly={isSubmitting}
        {...field('name')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className={css.actions}>
        <Button type="submit" loading={isSubmitting} loadingText={t('security.waitingDevice')}>
          {t('security.createPasskey')}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {t('security.cancel')}
        </Button>
      </div>
    </form>
  )
}

function RemovePasskey({
  passkey,
  onClose,
}: {
  passkey: Passkey | undefined
  onClose: () => void
}) {
  const t = useText()
  const [remove] = useRemovePasskeyMutation()
  const [failed, setFailed] = useState(false)
  const [last, setLast] = useState(passkey)
  // The name stays while the dialog closes.
  if (passkey && passkey !== last) setLast(passkey)

  async function confirm() {
    setFailed(false)
    const { error } = passkey ? await remove({ id: passkey.id }) : {}
    if (error) {
      setFailed(true)
      throw new Error('The passkey was not removed')
    }
  }

  return (
    <ConfirmDialog
      open={passkey !== undefined}
      onOpenChange={() => {
        setFailed(false)
        onClose()
      }}
      title={t('security.removePasskeyQuestion', { name: last?.name ?? t('security.thePasskey') })}
      description={t('security.noLongerLogDevice')}
      texts={{ confirm: t('security.removePasskey'), confirming: t('security.removing') }}
      {...(failed && { error: t('security.passkeyNotRemovedPlease') })}
      onConfirm={confirm}
    />
  )
}
