import { products } from './products.ts'
import type { Product } from './products.ts'

/** One line of a cart. */
export interface CartLine {
  product: Product
  quantity: number
}

const maxQuantity = 20

/** Reads the cart from a cookie header. What it does not understand, it leaves out. */
export function readCart(cookies: string | undefined): CartLine[] {
  const text = /(?:^|;\s*)cart=([\w.-]*)/.exec(cookies ?? '')?.[1] ?? ''
  return text.split('.').flatMap((entry) => {
    const [id, count] = entry.split('-')
    const product = products.find((each) => each.id === id)
    const quantity = Math.min(Number(count), maxQuantity)
    return product && quantity > 0 ? [{ product, quantity }] : []
  })
}

/** The cart with one more of a product. */
export function addToCart(cart: readonly CartLine[], product: Product): CartLine[] {
  if (!cart.some((line) => line.product === product)) return [...cart, { product, quantity: 1 }]
  return cart.map((line) =>
    line.product === product ? { ...line, quantity: line.quantity + 1 } : line,
  )
}

/** The `Set-Cookie` header that stores a cart. */
export function cartCookie(cart: readonly CartLine[]): string {
  const text = cart.map(({ product, quantity }) => `${product.id}-${quantity}`).join('.')
  return `cart=${text}; Path=/; HttpOnly; SameSite=Lax`
}

/** The price of everything in the cart. */
export function totalOf(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { product, quantity }) => sum + product.cents * quantity, 0)
}
