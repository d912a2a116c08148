import { Button } from '../Button/Button.tsx'
import { Inline } from './Inline.tsx'

export function FormButtons() {
  return (
    <Inline gap="tight">
      <Button type="submit">Save</Button>
      <Button tone="secondary">Cancel</Button>
    </Inline>
  )
}
