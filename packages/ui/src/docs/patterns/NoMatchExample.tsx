import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'

export function NoMatchExample() {
  return (
    <Card>
      <EmptyState
        title="No transactions match the filters."
        actions={<Button tone="secondary">Show all transactions</Button>}
      />
    </Card>
  )
}
