import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
// Further pages are fetched as you read.
const refunds = []
for await (const refund of sluice.refunds.list({ state: 'claimed' })) refunds.push(refund)
console.log(JSON.stringify(refunds))
