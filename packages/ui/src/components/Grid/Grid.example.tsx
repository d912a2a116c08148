import { StatCard } from '../StatCard/StatCard.tsx'
import { Grid } from './Grid.tsx'

export function Figures() {
  return (
    <Grid columns={3}>
      <StatCard label="Payments" value="1,204" />
      <StatCard label="Links" value="12" />
      <StatCard label="Customers" value="846" />
    </Grid>
  )
}
