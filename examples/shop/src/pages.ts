import { totalOf } from './cart.ts'
import type { CartLine } from './cart.ts'
import type { Order } from './orders.ts'
import { products, toAmount } from './products.ts'

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title} – Tea shop</title>
  <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem; }
    li, form { margin-block: 0.75rem; }
    button { font: inherit; padding: 0.5rem 1rem; min-height: 2.75rem; }
  </style>
  <header><a href="/">Tea shop</a> · <a href="/cart">Cart</a></header>
  <main><h1>${title}</h1>${content}</main>
</html>`
}

function list(lines: readonly CartLine[]): string {
  const items = lines.map(
    ({ product, quantity }) =>
      `<li>${quantity} × ${product.name}: ${toAmount(product.cents * quantity)}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

export function productsPage(): string {
  const items = products.map(
    ({ id, name, cents }) => `<li>${name}, ${toAmount(cents)}
      <form method="post" action="/cart">
        <button name="product" value="${id}" aria-label="Add ${name} to the cart">Add to cart</button>
      </form></li>`,
  )
  return page('Products', `<ul>${items.join('')}</ul>`)
}

export function cartPage(cart: readonly CartLine[]): string {
  if (cart.length === 0) return page('Cart', '<p>Your cart is empty.</p>')
  return page(
    'Cart',
    `${list(cart)}<p>Total: ${toAmount(totalOf(cart))}</p>
    <form method="post" action="/checkout"><button>Pay with crypto</button></form>`,
  )
}

const statusTexts: Record<Order['status'], string> = {
  waiting: 'We are waiting for your payment.',
  confirming: 'We have seen your payment and are waiting for its confirmation.',
  paid: 'Thank you. Your order is paid and will be shipped today.',
  failed: 'This order was not paid. If you did send a payment, please contact us.',
}

export function orderPage({ lines, cents, status }: Order): string {
  const text = `<p role="status">${statusTexts[status]}</p>`
  return page('Your order', `${text}${list(lines)}<p>Total: ${toAmount(cents)}</p>`)
}

export function messagePage(title: string, text: string): string {
  return page(title, `<p>${text}</p>`)
}
