import { Sluice } from '@sluice/node'

import { createShop } from './createShop.ts'

const {
  SLUICE_URL: baseUrl = 'http://127.0.0.1:3000',
  SLUICE_API_KEY: apiKey = '',
  SLUICE_WEBHOOK_SECRET: webhookSecret = '',
  PORT: port = '4242',
} = process.env

const shopUrl = `http://localhost:${port}`
const sluice = new Sluice({ apiKey, baseUrl })
createShop({ sluice, webhookSecret, shopUrl }).listen(Number(port), () => {
  console.log(`The shop is at ${shopUrl}. Its webhook is ${shopUrl}/webhooks.`)
})
