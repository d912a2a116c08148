import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
// Further pages are fetched as you read.
const payments = []
for await (const payment of sluice.payments.list({ limit: 100 })) payments.push(payment)
console.log(JSON.stringify(payments))
