import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { WebhookForm } from './WebhookForm.tsx'

export function WebhookSettings() {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const url = new FormData(event.currentTarget).get('url')
    const isValid = typeof url === 'string' && URL.canParse(url)
    setError(isValid ? undefined : 'Please enter a valid URL')
  }

  return <WebhookForm name="url" error={error} onSubmit={submit} />
}
