import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const refund = await sluice.refunds.create({
  payment_id: process.env.TRANSACTION_ID,
  amount: '5',
  reason: 'One of the two tickets was returned',
})
console.log(JSON.stringify(refund))
