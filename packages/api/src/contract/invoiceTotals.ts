import { limits } from './limits.ts'
import { addUp, asAmount, currencyDecimals, toAmount, type Amount, type Decimal } from './money.ts'

/** What somebody pays for, as it is typed. */
interface Line {
  quantity: Decimal
  /** The price of one, without tax. */
  unit_price: Decimal
  tax_percent: Decimal
}

/** What a line, or all lines, cost without tax, and the tax. */
interface Total {
  net: Amount
  tax: Amount
}

const unit = 10n ** BigInt(limits.amountDecimals)

/** The decimals that amounts of an invoice are rounded to: those of its currency, and 6 of a token. */
function decimalsOf(currency: string): number {
  return currency.length === 3 ? currencyDecimals(currency) : 6
}

/** The product of two decimals, rounded half up. Neither is negative. */
function multiply(a: bigint, b: bigint, decimals: number): Amount {
  const step = 10n ** BigInt(limits.amountDecimals - decimals)
  const product = a * b
  return asAmount(((product + (unit * step) / 2n) / (unit * step)) * step)
}

/** What the lines of an invoice come to. Each line is rounded, so that what is printed adds up. */
export function invoiceTotals(
  lines: readonly Line[],
  currency: string,
): Total & { lines: Total[]; total: Amount } {
  const decimals = decimalsOf(currency)
  const rounded = lines.map(({ quantity, unit_price, tax_percent }) => {
    const net = multiply(toAmount(quantity), toAmount(unit_price), decimals)
    return { net, tax: multiply(net, toAmount(tax_percent) / 100n, decimals) }
  })
  const net = addUp(rounded.map((line) => line.net))
  const tax = addUp(rounded.map((line) => line.tax))
  return { lines: rounded, net, tax, total: addUp([net, tax]) }
}

/** The number after one that ends with digits. Of any other text, the first number. */
export function nextInvoiceNumber(last: string | null | undefined): string {
  const [, words = 'INV-', digits = '0000'] = /^(.*?)(\d+)$/.exec(last ?? '') ?? []
  return `${words}${String(BigInt(digits) + 1n).padStart(digits.length, '0')}`
}
