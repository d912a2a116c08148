import { createServer } from 'node:http'

import { serve } from '../../scripts/lib/listen.ts'

/** A message as it came to a merchant's server. */
export interface Message {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A merchant's own server, which takes every message in. */
export interface MerchantServer {
  /** Where its webhook is. */
  readonly url: string
  readonly messages: Message[]
  readonly close: () => Promise<void>
}

/** Starts one on a free port of this machine. */
export async function startMerchantServer(): Promise<MerchantServer> {
  const messages: Message[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, text]) => [name, String(text)])
      messages.push({ headers: Object.fromEntries(headers), body })
      response.writeHead(204).end()
    })
  })
  const { url, close } = await serve(server)
  return { url: `${url}/payments`, messages, close }
}
