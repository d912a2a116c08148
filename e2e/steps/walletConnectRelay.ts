import { once } from 'node:events'

import { WebSocketServer, type WebSocket } from 'ws'

/** A relay of WalletConnect's on this machine: it hands encrypted messages on to those who listen to their topic. */
export interface Relay {
  readonly url: string
  readonly close: () => Promise<void>
}

interface Call {
  id: number
  method?: string
  params: Record<string, string> & { topics: string[] }
}

/** Starts a relay on a free port. Messages wait for those who listen later. */
export async function startRelay(host: string): Promise<Relay> {
  const listeners = new Map<string, Set<WebSocket>>()
  const waiting = new Map<string, string[]>()
  const server = new WebSocketServer({ host, port: 0 })
  let lastId = 0

  function send(to: WebSocket, topic: string, message: string) {
    lastId += 1
    const data = { topic, message, publishedAt: Date.now(), tag: 0 }
    const params = { id: topic, data }
    to.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  function publish(from: WebSocket, topic = '', message = '') {
    const others = [...(listeners.get(topic) ?? [])].filter((socket) => socket !== from)
    if (others.length === 0) waiting.set(topic, [...(waiting.get(topic) ?? []), message])
    for (const socket of others) send(socket, topic, message)
  }

  function listen(socket: WebSocket, topic = '') {
    listeners.set(topic, (listeners.get(topic) ?? new Set()).add(socket))
    for (const message of waiting.get(topic) ?? []) send(socket, topic, message)
    waiting.delete(topic)
    return topic
  }

  /** Does what a call asks, and returns what is answered. */
  function answer(socket: WebSocket, { method, params }: Call): unknown {
    switch (method) {
      case 'irn_subscribe':
        return listen(socket, params['topic'])
      case 'irn_batchSubscribe':
        return params.topics.map((topic) => listen(socket, topic))
      case 'irn_publish':
        publish(socket, params['topic'], params['message'])
        return true
      case 'wc_proposeSession':
        listen(socket, params['pairingTopic'])
        publish(socket, params['pairingTopic'], params['sessionProposal'])
        return true
      case 'wc_approveSession':
        publish(socket, params['pairingTopic'], params['sessionProposalResponse'])
        listen(socket, params['sessionTopic'])
        publish(socket, params['sessionTopic'], params['sessionSettlementRequest'])
        return true
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false }
      default:
        return true
    }
  }

  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const call: Call = JSON.parse(data.toString())
      // The others are receipts.
      if (call.method === undefined) return
      socket.send(JSON.stringify({ id: call.id, jsonrpc: '2.0', result: answer(socket, call) }))
    })
    socket.on('close', () => listeners.forEach((sockets) => sockets.delete(socket)))
  })
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `ws://${host}:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      for (const client of server.clients) client.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
