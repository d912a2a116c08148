import { Text } from './Text.tsx'

export function Lead() {
  return (
    <>
      <Text variant="lead">You are paid in USDT, directly to your wallet.</Text>
      <Text variant="small" tone="muted">
        Sluice never holds your money.
      </Text>
    </>
  )
}
