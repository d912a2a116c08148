import { useState } from 'react'

import { CrossIcon } from '../../icons/icons.ts'
import { IconButton } from './IconButton.tsx'

export function CloseButton() {
  const [closed, setClosed] = useState(false)
  return (
    <IconButton label="Close" disabled={closed} onClick={() => setClosed(true)}>
      <CrossIcon />
    </IconButton>
  )
}
