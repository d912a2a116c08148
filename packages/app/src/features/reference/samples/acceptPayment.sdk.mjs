import { Sluice } from '@sluice/node'

const sluice = new Sluice({
  apiKey: process.env.SLUICE_API_KEY,
  baseUrl: process.env.SLUICE_URL,
})
const payment = await sluice.payments.accept(process.env.TRANSACTION_ID)
console.log(JSON.stringify(payment))
