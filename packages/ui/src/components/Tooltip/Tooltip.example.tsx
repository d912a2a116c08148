import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export function RefreshButton() {
  return (
    <Tooltip content="Reads the chain again">
      <Button tone="secondary">Refresh</Button>
    </Tooltip>
  )
}
