import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const refund = await sluice.refunds.cancel(process.env.REFUND_ID)
console.log(JSON.stringify(refund))
