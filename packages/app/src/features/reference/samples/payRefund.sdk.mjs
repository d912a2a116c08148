import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const paying = await sluice.refunds.pay(process.env.REFUND_ID, {
  address: process.env.REFUND_ADDRESS,
})
console.log(JSON.stringify(paying))
