import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export function ExplainConfirmations() {
  return (
    <Popover trigger={<Button tone="secondary">What is this?</Button>} title="Confirmations">
      A payment counts as paid once the network has confirmed it twelve times.
    </Popover>
  )
}
