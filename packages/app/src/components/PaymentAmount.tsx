import { Amount, type AmountProps } from '@sluice/ui'

/** An amount as customers know it: to two decimal places, or as many as it has. */
export function PaymentAmount({ value, ...rest }: Omit<AmountProps, 'decimals'>) {
  const fraction = value.split('.')[1]?.replace(/0+$/, '') ?? ''
  return <Amount value={value} decimals={Math.max(2, fraction.length)} {...rest} />
}
