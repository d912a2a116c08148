import {
  Amount,
  AuthLayout,
  Button,
  DateTime,
  Heading,
  LabeledInput,
  TransactionTable,
} from '@sluice/ui'

/** The page of both applications. It has no state, so Next.js renders it as a server component. */
export default function Counter() {
  return (
    <AuthLayout title="Counter" welcome="">
      <Heading headingLevel={2}>Today</Heading>
      <Amount id="money" value="1234567.5" unit="EUR" />
      <DateTime id="time" value="2026-11-20T11:00:00Z" />
      <LabeledInput label="Password" type="password" />
      <Button type="submit">Save</Button>
      <TransactionTable label="Sales" rows={[]} />
    </AuthLayout>
  )
}
