import { createServer } from 'node:http'

import { serve } from '../../scripts/lib/listen.ts'

/** A request to a merchant's webhook. */
export interface WebhookRequest {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A merchant's server. */
export interface MerchantServer {
  readonly webhookUrl: string
  /** All requests so far. */
  readonly requests: WebhookRequest[]
  readonly close: () => Promise<void>
}

/** Starts a merchant's server that accepts all webhook events, on a free port of this machine. */
export async function startMerchantServer(): Promise<MerchantServer> {
  const requests: WebhookRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, text]) => [name, String(text)])
      requests.push({ headers: Object.fromEntries(headers), body })
      response.writeHead(204).end()
    })
  })
  const { url, close } = await serve(server)
  return { webhookUrl: `${url}/payments`, requests, close }
}
