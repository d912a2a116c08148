import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const payment = await sluice.payments.create(
  {
    amount: '249.50',
    metadata: 'Order 1046',
    description: 'Two tickets',
    return_url: 'https://shop.example.com/orders/1046',
  },
  { idempotencyKey: 'order-1046' },
)
console.log(JSON.stringify(payment))
