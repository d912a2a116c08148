import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** How one request went. */
export interface Asked {
  status: number
  body: string
  /** From sending to the last byte of the answer, in milliseconds. */
  ms: number
}

/** Sends one request over a connection that is kept. */
export async function ask(
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Asked> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            ms: performance.now() - began,
          })
        })
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}
