import { useState } from 'react'

import { OtpInput } from './OtpInput.tsx'

/** Your call to the server. */
async function check(code: string) {
  await fetch('/login/code', { method: 'POST', body: code })
}

export function CodeField() {
  const [code, setCode] = useState('')
  return (
    <OtpInput
      label="Code from your authenticator app"
      name="code"
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onComplete={(complete) => void check(complete)}
    />
  )
}
