import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { Link } from '../Link/Link.tsx'
import { BusinessForm } from './BusinessForm.tsx'

export function BusinessPage() {
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    setError(name ? undefined : 'Business name is required')
  }

  return (
    <BusinessForm
      formProps={{ onSubmit: submit }}
      error={error}
      footer={<Link href="/logout">Logout</Link>}
    />
  )
}
