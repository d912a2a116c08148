import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = Buffer.from(process.env.SLUICE_WEBHOOK_SECRET.replace('whsec_', ''), 'base64')

function isGenuine(headers, body) {
  const sentAt = headers['webhook-timestamp']
  const age = Math.abs(Date.now() / 1000 - Number(sentAt))
  if (!(age <= 300)) return false
  const signed = `${headers['webhook-id']}.${sentAt}.${body}`
  const wanted = createHmac('sha256', secret).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, code = ''] = signature.split(',')
      const given = Buffer.from(code, 'base64')
      return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
    })
}

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  // Verify the raw body before parsing it.
  const body = Buffer.concat(chunks).toString()
  const genuine = isGenuine(request.headers, body)
  response.writeHead(genuine ? 204 : 400).end()
  if (!genuine) return
  const { type, data } = JSON.parse(body)
  console.log(type, data.id)
}).listen(process.env.PORT, '127.0.0.1')
