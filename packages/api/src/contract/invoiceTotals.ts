import { limits } from './limits.ts'
import {
  addUp,
  asAmount,
  currencyDecimals,
  sumDecimals,
  toAmount,
  toDecimal,
  type Amount,
  type Decimal,
} from './money.ts'

/** What somebody pays for, as it is typed. */
interface Line {
  quantity: Decimal
  /** The price of one, without tax. */
  unit_price: Decimal
  tax_percent: Decimal
}

/** What a line, or all lines, cost without tax, and the tax. */
interface Total {
  net: Decimal
  tax: Decimal
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

/** The lines of an invoice with what each comes to, and all of them. Each line is rounded, so that what is printed adds up. */
export function invoiceTotals<Lines extends Line>(
  lines: readonly Lines[],
  currency: string,
): Total & { lines: (Lines & Total)[]; total: Decimal } {
  const decimals = decimalsOf(currency)
  const counted = lines.map((line) => {
    const net = multiply(toAmount(line.quantity), toAmount(line.unit_price), decimals)
    const tax = multiply(net, toAmount(line.tax_percent) / 100n, decimals)
    return { ...line, net: toDecimal(net), tax: toDecimal(tax) }
  })
  const net = sumDecimals(counted.map((line) => line.net))
  const tax = sumDecimals(counted.map((line) => line.tax))
  return {
    lines: counted,
    net: toDecimal(net),
    tax: toDecimal(tax),
    total: toDecimal(addUp([net, tax])),
  }
}

/** The number after one that ends with digits. Of any other text, the first number. */
export function nextInvoiceNumber(last: string | null | undefined): string {
  const [, words = 'INV-', digits = '0000'] = /^(.*?)(\d+)$/.exec(last ?? '') ?? []
  return `${words}${String(BigInt(digits) + 1n).padStart(digits.length, '0')}`
}
