import { Amount } from '../../components/Amount/Amount.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { StatCard } from '../../components/StatCard/StatCard.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'

export function MoneyExample() {
  return (
    <Stack gap="roomy">
      <StatCard
        tone="deep"
        label="Received"
        value={<Amount value="124500.7500000001" unit="USDT" />}
        note="Today"
      />
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Amount', description: <Amount value="200" unit="USDT" /> },
          { term: 'Fee', description: <Amount value="1" unit="USDT" /> },
          { term: 'You receive', description: <Amount value="199" unit="USDT" /> },
        ]}
      />
    </Stack>
  )
}
