import { Button } from '../Button/Button.tsx'
import { PageHeader } from './PageHeader.tsx'

export function KeysHeader() {
  return (
    <PageHeader
      title="API Connections"
      description="Keys for your servers and shops."
      actions={<Button>Add key</Button>}
    />
  )
}
