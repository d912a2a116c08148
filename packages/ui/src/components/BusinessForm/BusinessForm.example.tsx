import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { Button } from '../Button/Button.tsx'
import { BusinessForm } from './BusinessForm.tsx'

interface BusinessPageProps {
  onSave: (name: string) => void
  onLogout: () => void
}

export function BusinessPage({ onSave, onLogout }: BusinessPageProps) {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string' && name.trim()) onSave(name.trim())
    else setError('Business name is required')
  }

  return (
    <BusinessForm
      formProps={{ onSubmit: submit }}
      error={error}
      footer={
        <Button tone="plain" onClick={onLogout}>
          Logout
        </Button>
      }
    />
  )
}
