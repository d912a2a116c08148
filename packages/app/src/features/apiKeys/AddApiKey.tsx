import { useCreateApiKeyMutation } from '@sluice/api'
import { limits, type ApiKey } from '@sluice/api/contract'
import { Button, LabeledInput, toast } from '@sluice/ui'
import { useState, type SubmitEvent } from 'react'

import { useTextField } from '../../components/forms/useTextField.ts'
import { failureMessage } from '../../components/failures/failureMessage.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './AddApiKey.css.ts'

export interface AddApiKeyProps {
  /** The existing keys. */
  keys: readonly ApiKey[]
}

/** Creates a key. Add is disabled without a name, and a second key is refused. Specification, section 5. */
export function AddApiKey({ keys }: AddApiKeyProps) {
  const t = useText()
  const [create, { isLoading }] = useCreateApiKeyMutation()
  const { text: name, setText: setName, inputProps } = useTextField()
  const [error, setError] = useState<string>()
  const trimmed = name.trim()

  async function add() {
    if (!trimmed || isLoading) return
    if (keys.length >= limits.maxApiKeys) {
      toast.error(t('apiKeys.cantAddMoreThan'))
      return
    }
    setError(undefined)
    const result = await create({ name: trimmed })
    if (result.error) setError(failureMessage(result.error, 'createApiKey', t))
    else if (result.data.outcome === 'prefixTaken') toast.error(result.data.message)
    else setName('')
  }

  return (
    <form
      className={css.form}
      noValidate
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void add()
      }}
    >
      <LabeledInput
        label={t('apiKeys.keyName')}
        className={css.name}
        autoComplete="off"
        maxLength={limits.nameMax}
        {...inputProps}
        onChange={(event) => {
          inputProps.onChange(event)
          setError(undefined)
        }}
        // The key was created after all if the list has it, and only the response was lost.
        error={keys.length < limits.maxApiKeys ? error : undefined}
      />
      <Button type="submit" className={css.add} disabled={!trimmed} loading={isLoading}>
        {t('apiKeys.add')}
      </Button>
    </form>
  )
}
