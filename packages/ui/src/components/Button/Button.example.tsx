import { useState } from 'react'

import { Button } from './Button.tsx'

export function SaveButton() {
  const [saving, setSaving] = useState(false)
  return (
    <Button loading={saving} onClick={() => setSaving(true)}>
      Save
    </Button>
  )
}
