import { createServer } from 'node:http'

import { listen } from '../../../../scripts/lib/listen.ts'

/** What a provider answers. Untyped, because a test that changes an answer fails anyway if its shape differs. */
type Json = ReturnType<typeof JSON.parse>

/** A JSON-RPC call. */
export interface RpcCall {
  method: string
  params: Json[]
}

/** A JSON-RPC answer, an HTTP status without one, an answer that never comes, or a broken connection. */
export type RpcAnswer =
  | { result: Json }
  | { error: { code: number; message: string } }
  | { status: number }
  | 'hang'
  | 'reset'

/** Replaces the answers to calls. `forward` asks the chain, the same by default. */
export type Fault = (
  call: RpcCall,
  forward: (call?: RpcCall) => Promise<RpcAnswer>,
) => RpcAnswer | Promise<RpcAnswer>

/** A provider of a chain whose answers a test can change. */
export interface FaultyProvider {
  url: string
  /** Null: it works. */
  fault: Fault | null
  /** The methods that were called. */
  calls: string[]
  close: () => Promise<void>
}

/** Starts a JSON-RPC server that forwards to a chain. */
export async function startFaultyProvider(chainUrl: string): Promise<FaultyProvider> {
  async function forward({ method, params }: RpcCall): Promise<RpcAnswer> {
    const response = await fetch(chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error }: Json = await response.json()
    return error ? { error } : { result }
  }

  async function answerTo({ method, params }: Json): Promise<RpcAnswer> {
    const call: RpcCall = { method, params: params ?? [] }
    provider.calls.push(method)
    return provider.fault ? provider.fault(call, (other = call) => forward(other)) : forward(call)
  }

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const sent: Json = JSON.parse(Buffer.concat(chunks).toString())
      const calls: Json[] = Array.isArray(sent) ? sent : [sent]
      const answers: Json[] = []
      for (const call of calls) {
        const answer = await answerTo(call)
        if (answer === 'hang') return
        if (answer === 'reset') {
          request.socket.destroy()
          return
        }
        if ('status' in answer) {
          response.writeHead(answer.status).end()
          return
        }
        answers.push({ jsonrpc: '2.0', id: call.id, ...answer })
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(Array.isArray(sent) ? answers : answers[0]))
    })()
  })
  const port = await listen(server)
  const provider: FaultyProvider = {
    url: `http://127.0.0.1:${port}`,
    fault: null,
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}
