import {
  plainDecimal,
  roundUp,
  toAmount,
  toUnits,
  unitsText,
  type Decimal,
  type Units,
} from '@sluice/api/contract'

/** A token transfer, as a wallet needs it. */
export interface TokenTransfer {
  chainId: number
  /** The token's contract. */
  token: string
  to: string
  units: Units
}

/** A decimal in a token's base units, rounded up, so that the payment is never too small. */
export function toTokenUnits(decimal: Decimal, decimals: number): Units {
  return toUnits(roundUp(toAmount(decimal), decimals), decimals)
}

/** Units as a decimal amount without trailing zeros. */
export function fromTokenUnits(units: Units, decimals: number): string {
  return plainDecimal(unitsText(units, decimals))
}

function word(hex: string): string {
  return hex.toLowerCase().replace(/^0x/, '').padStart(64, '0')
}

/** The call data of ERC-20's `transfer(address,uint256)`. */
export function encodeTransfer({ to, units }: Pick<TokenTransfer, 'to' | 'units'>): string {
  return `0xa9059cbb${word(to)}${word(units.toString(16))}`
}

/** The call data of ERC-20's `balanceOf(address)`. */
export function encodeBalanceOf(owner: string): string {
  return `0x70a08231${word(owner)}`
}
