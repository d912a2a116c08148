import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { FieldEditor } from './FieldEditor.tsx'

export function UsernameEditor() {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('full_name')
    setError(name ? undefined : 'Enter your name')
  }

  return (
    <FieldEditor
      label="Username"
      name="full_name"
      current="Asha Verma"
      error={error}
      onSubmit={submit}
      onCancel={() => setError(undefined)}
    />
  )
}
