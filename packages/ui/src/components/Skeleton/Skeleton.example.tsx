import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

export function LoadingCard() {
  return (
    <Card>
      <Stack gap="snug" aria-busy="true" aria-label="Loading…">
        <Skeleton width="40%" />
        <Skeleton width="80%" />
      </Stack>
    </Card>
  )
}
