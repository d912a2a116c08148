import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const refund = await sluice.refunds.verify(process.env.REFUND_ID, { hash: process.env.REFUND_HASH })
console.log(JSON.stringify(refund))
