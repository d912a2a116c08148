import { useState } from 'react'

import { Tag } from './Tag.tsx'

export function Source() {
  const [shown, setShown] = useState(true)
  return shown && <Tag label="Online shop" onRemove={() => setShown(false)} />
}
