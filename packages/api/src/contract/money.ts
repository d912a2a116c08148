import type { Brand } from 'valibot'

import { limits } from './limits.ts'

/**
 * An exact decimal as text, such as `12.5000000000`: how money is sent, stored and shown. Other texts and floats don't have
 * this type, but a literal that is a decimal does.
 */
export type Decimal = (`${bigint}` | `${bigint}.${number}`) & `${number}`

/** A decimal times 10^10: how money is compared and added up. */
export type Amount = bigint & Brand<'Amount'>

/** A whole number of a token's base units, of which the token's decimals say how many make one token. */
export type Units = bigint & Brand<'Units'>

export const decimalPattern = /^-?\d+(?:\.\d{1,10})?$/

export function isDecimal(text: string): text is Decimal {
  return decimalPattern.test(text)
}

/** Throws a RangeError if a text is no decimal, or has more decimals than money has. */
export function asDecimal(text: string): Decimal {
  if (!isDecimal(text)) throw new RangeError('Not a decimal with at most 10 decimal places')
  return text
}

/* Only an assertion gives a number a brand: what it counts can't be seen in it. */
/* oxlint-disable typescript/no-unsafe-type-assertion */

export function asAmount(value: bigint): Amount {
  return value as Amount
}

export function asUnits(value: bigint): Units {
  return value as Units
}

export function addUp<Money extends Amount | Units>(values: readonly Money[]): Money {
  let total = 0n
  for (const value of values) total += value as bigint
  return total as Money
}

export function subtract<Money extends Amount | Units>(value: Money, less: Money): Money {
  return ((value as bigint) - (less as bigint)) as Money
}

/* oxlint-enable typescript/no-unsafe-type-assertion */

export function toAmount(text: Decimal): Amount {
  const [integer = '', fraction = ''] = asDecimal(text).split('.')
  return asAmount(BigInt(integer + fraction.padEnd(limits.amountDecimals, '0')))
}

/** A decimal with all ten decimals. */
export function toDecimal(value: Amount): Decimal {
  return asDecimal(write(value, limits.amountDecimals))
}

function write(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Moves the decimal point, rounding down. */
function rescale(value: bigint, from: number, to: number): bigint {
  return to >= from ? value * 10n ** BigInt(to - from) : value / 10n ** BigInt(from - to)
}

/** What a token's base units are worth, rounded down to ten decimals. */
export function fromUnits(value: Units, decimals: number): Amount {
  return asAmount(rescale(value, decimals, limits.amountDecimals))
}

/** An amount in a token's base units, rounded down. */
export function toUnits(value: Amount, decimals: number): Units {
  return asUnits(rescale(value, limits.amountDecimals, decimals))
}

/** A token's base units as a text with all of the token's decimals. */
export function unitsText(value: Units, decimals: number): string {
  return write(value, decimals)
}

/** A decimal without trailing zeros, as people type it into a wallet. */
export function plainDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

/** Rounds an amount up to a token's decimals, since nobody can pay a fraction of a base unit. */
export function roundUp(value: Amount, decimals: number): Amount {
  if (decimals >= limits.amountDecimals) return value
  const step = 10n ** BigInt(limits.amountDecimals - decimals)
  return asAmount(((value + step - 1n) / step) * step)
}

export function sumDecimals(decimals: readonly Decimal[]): Amount {
  return addUp(decimals.map(toAmount))
}

// A list of payments asks for each of its values, and a new format takes as long as everything else about a payment.
const knownDecimals = new Map<string, number>()

/** The decimals of a currency of ISO 4217: 2 of INR, 0 of JPY, 3 of KWD. */
export function currencyDecimals(currency: string): number {
  const format = () => new Intl.NumberFormat('en', { style: 'currency', currency })
  const decimals =
    knownDecimals.get(currency) ?? format().resolvedOptions().maximumFractionDigits ?? 2
  knownDecimals.set(currency, decimals)
  return decimals
}

/** An amount by the ratio of two others, rounded up: what a part of `from` is of `to`. */
export function scaleUp(amount: Amount, from: Amount, to: Amount): Amount {
  return asAmount((amount * to + from - 1n) / from)
}

export const zeroAmount = asAmount(0n)

export const zeroDecimal: Decimal = '0.0000000000'
