import { createServer } from 'node:http'

import { verifyWebhook } from '@sluice/node'

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    // Verify the raw body before parsing it.
    const event = await verifyWebhook(
      Buffer.concat(chunks),
      request.headers,
      process.env.SLUICE_WEBHOOK_SECRET,
    )
    response.writeHead(204).end()
    console.log(event.type, event.data.id)
  } catch {
    response.writeHead(400).end()
  }
}).listen(process.env.PORT, '127.0.0.1')
