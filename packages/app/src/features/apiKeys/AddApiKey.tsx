import { toApiFailure, useCreateApiKeyMutation } from '@sluice/api'
import { limits, type ApiKey } from '@sluice/api/contract'
import { Button, LabeledInput } from '@sluice/ui'
import { useState, type FormEvent } from 'react'

import { showToast } from '../../lib/toasts.ts'
import { creationNews, refusalToAdd } from './apiKeyNews.ts'
import * as css from './AddApiKey.css.ts'

export interface AddApiKeyProps {
  /** The keys that there are. */
  keys: readonly ApiKey[]
}

/** Names a new key. Add stays disabled until there is a name; a second key is refused. Specification, section 5. */
export function AddApiKey({ keys }: AddApiKeyProps) {
  const [create, { isLoading }] = useCreateApiKeyMutation()
  const [name, setName] = useState('')
  const [failed, setFailed] = useState<string>()
  const trimmed = name.trim()

  async function add(event: FormEvent) {
    event.preventDefault()
    if (!trimmed || isLoading) return
    const refusal = refusalToAdd(keys)
    if (refusal) return showToast('error', refusal)
    setFailed(undefined)
    const { data, error } = await create({ name: trimmed })
    const news = creationNews(data ? { data } : { failure: toApiFailure(error) })
    if (news.toast) showToast('error', news.toast)
    setFailed(news.beside)
    if (data?.outcome === 'created') setName('')
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void add(event)}>
      <LabeledInput
        label="Key name"
        className={css.name}
        autoComplete="off"
        maxLength={limits.nameMax}
        value={name}
        onChange={({ target }) => {
          setName(target.value)
          setFailed(undefined)
        }}
        error={failed}
      />
      <Button type="submit" className={css.add} disabled={!trimmed} loading={isLoading}>
        Add
      </Button>
    </form>
  )
}
