import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { SluiceError, verifyWebhook } from '@sluice/node'
import type { Sluice } from '@sluice/node'

import { addToCart, cartCookie, readCart, totalOf } from './cart.ts'
import { applyEvent, orders } from './orders.ts'
import { cartPage, messagePage, orderPage, productsPage } from './pages.ts'
import { products, toAmount } from './products.ts'

export interface ShopOptions {
  sluice: Sluice
  /** The signing secret of the webhook. */
  webhookSecret: string
  /** The URL at which customers reach the shop. */
  shopUrl: string
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function show(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

function redirect(response: ServerResponse, location: string, cookie?: string): void {
  response.writeHead(303, { location, ...(cookie !== undefined && { 'set-cookie': cookie }) }).end()
}

/** A shop with a cart, a checkout and a webhook endpoint. */
export function createShop({ sluice, webhookSecret, shopUrl }: ShopOptions): Server {
  /** Creates an order and its payment, and sends the customer to the checkout. */
  async function checkOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const lines = readCart(request.headers.cookie)
    if (lines.length === 0) return redirect(response, '/cart')
    const id = randomUUID()
    const cents = totalOf(lines)
    const payment = await sluice.payments.create(
      {
        amount: toAmount(cents),
        metadata: id,
        description: `Tea shop, order ${id.slice(0, 8)}`,
        return_url: `${shopUrl}/orders/${id}`,
      },
      { idempotencyKey: id },
    )
    orders.set(id, { id, lines, cents, paymentId: payment.id, status: 'waiting' })
    redirect(response, payment.checkout_url, cartCookie([]))
  }

  async function receiveEvent(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const event = await verifyWebhook(body, request.headers, webhookSecret).catch(() => null)
    if (event) applyEvent(event)
    response.writeHead(event ? 204 : 400).end()
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', shopUrl)
    const cart = readCart(request.headers.cookie)
    const order = orders.get(pathname.replace('/orders/', ''))
    switch (`${request.method} ${order ? '/orders/{id}' : pathname}`) {
      case 'GET /':
        return show(response, productsPage())
      case 'GET /cart':
        return show(response, cartPage(cart))
      case 'POST /cart': {
        const form = new URLSearchParams((await readBody(request)).toString())
        const product = products.find(({ id }) => id === form.get('product'))
        return redirect(response, '/cart', cartCookie(product ? addToCart(cart, product) : cart))
      }
      case 'POST /checkout':
        return checkOut(request, response)
      case 'GET /orders/{id}':
        return order && show(response, orderPage(order))
      case 'POST /webhooks':
        return receiveEvent(request, response)
      default:
        return show(response, messagePage('Not found', 'There is no such page.'), 404)
    }
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      const text = 'The payment could not be started. Nothing was charged; please try again.'
      const status = error instanceof SluiceError ? 502 : 500
      if (!response.headersSent) show(response, messagePage('Something went wrong', text), status)
    })
  })
}
