import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { constants, createSecureServer } from 'node:http2'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { generate } from 'selfsigned'
import { build } from 'vite'

import { buildApp, isAppBuilt } from '../../lib/appBuild.ts'
import { startGateway } from '../../lib/gatewayProcess.ts'
import { listen } from '../../lib/listen.ts'
import { sharedPlugins } from '../../../vite.shared.ts'

/** Something to measure, served over HTTP/2. */
export interface Site {
  /** Without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

type Handler = (incoming: Http2ServerRequest, response: Http2ServerResponse) => void

async function serveHttp2(handler: Handler): Promise<Site> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  const server = createSecureServer({ key, cert }, handler)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

/** Headers that belong to one HTTP/1 connection. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host'])

/** The gateway with the built app, the demo merchant, who is logged in with the token, and a payment that is waited for. */
export async function serveApp(): Promise<Site & { token: string; paymentId: string }> {
  if (!(await isAppBuilt())) await buildApp()
  const data = await mkdtemp(join(tmpdir(), 'sluice-bench-'))
  const gateway = await startGateway({ DATA_DIR: data, RATE_LIMITS: 'false' })
  const response = await fetch(`${gateway.url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(gateway.demo),
  })
  const { access_token: token }: { access_token: string } = await response.json()
  const created = await fetch(`${gateway.url}/user/business/transaction/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ amount: '25' }),
  })
  const { id: paymentId }: { id: string } = await created.json()
  // As in production, a proxy in front of the gateway speaks HTTP/2.
  const proxy = await serveHttp2((incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).filter(
      ([name]) => !name.startsWith(':') && !connectionHeaders.has(name),
    )
    const options = {
      method: incoming.method,
      headers: Object.fromEntries(headers),
      // The gateway may close an idle connection just when it is to be used again.
      agent: false,
    }
    const upstream = request(gateway.url + incoming.url, options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.stream.close(constants.NGHTTP2_CANCEL))
    incoming.pipe(upstream)
  })
  return {
    url: proxy.url,
    token,
    paymentId,
    close: async () => {
      await proxy.close()
      await gateway.stop()
      await rm(data, { recursive: true })
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** A page that the product's pages are compared with, built from the same libraries and compressed with brotli. */
export async function serveFloor(name: 'static' | 'list'): Promise<Site> {
  const outDir = await mkdtemp(join(tmpdir(), 'sluice-floor-'))
  await build({
    root: join(import.meta.dirname, 'floors', name),
    configFile: false,
    logLevel: 'warn',
    plugins: sharedPlugins(),
    build: { outDir, emptyOutDir: true },
  })
  const compressed = new Map<string, Buffer>()
  const rows = Array.from({ length: 10 }, (_, i) => ({
    id: `row-${i}`,
    amount: `${i}9.5000000000`,
  }))
  compressed.set('/list.json', brotliCompressSync(JSON.stringify(rows)))
  const site = await serveHttp2((incoming, response) => {
    const path = incoming.url === '/' ? '/index.html' : incoming.url
    void (async () => {
      const content = compressed.get(path) ?? (await compress(join(outDir, path)))
      if (!content) return response.writeHead(404).end()
      compressed.set(path, content)
      const headers = { 'content-type': types[extname(path)], 'content-encoding': 'br' }
      return response.writeHead(200, headers).end(content)
    })()
  })
  return {
    url: site.url,
    close: async () => {
      await site.close()
      await rm(outDir, { recursive: true })
    },
  }
}

async function compress(file: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined)
  return content && brotliCompressSync(content)
}
