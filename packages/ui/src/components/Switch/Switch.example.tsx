import { useState } from 'react'

import { Switch } from './Switch.tsx'

export function MailSwitch() {
  const [on, setOn] = useState(true)
  return <Switch label="Email me about failed payments" value={on} onChange={setOn} />
}
