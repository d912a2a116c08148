/** Something to buy. */
export interface Product {
  id: string
  name: string
  /** In hundredths of the currency. */
  cents: number
}

export const products: readonly Product[] = [
  { id: 'assam', name: 'Assam tea, 250 g', cents: 1_250 },
  { id: 'darjeeling', name: 'Darjeeling tea, 100 g', cents: 1_890 },
  { id: 'teapot', name: 'Clay teapot', cents: 4_400 },
]

/** An amount as the API takes it: `1250` is `12.50`. */
export function toAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
