import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pino from 'pino'
import * as v from 'valibot'

import type {
  IdentityVerifier,
  VerifiedIdentity,
} from '../../../packages/gateway/src/accounts/identityVerifier.ts'
import { startGateway as start } from '../../../packages/gateway/src/startGateway.ts'
import { createTestDatabase } from '../../../packages/gateway/src/test/createTestDatabase.ts'
import { createLoopbackOutbound } from '../../../packages/gateway/src/test/loopbackOutbound.ts'
import { createClock, createFactors, type LinkPurpose, type TestServer } from './server.ts'

const mailsSchema = v.array(v.object({ text: v.string() }))
const linkPages: Record<LinkPurpose, string> = {
  verify: 'verifyuser',
  reset: 'resetPassword',
  email: 'confirmemail',
  undo: 'wallet/undo',
}
const mailTimeoutMs = 10_000
const mailPollMs = 5
const identityTokenMs = 60 * 60 * 1000

/** Starts the gateway on a free port of this machine, with an empty database. */
export async function startGateway(kind: 'pglite' | 'postgres'): Promise<TestServer> {
  const clock = createClock()
  const provider = createIdentityProvider(clock.now)
  const database = kind === 'postgres' ? await createTestDatabase() : undefined
  const folder = await mkdtemp(join(tmpdir(), 'sluice-contract-'))
  const gateway = await start(
    {
      port: 0,
      data_dir: folder,
      demo: false,
      rate_limits: false,
      secret_key: 'the secret key of the contract suite',
      database_url: database?.url ?? 'memory:',
    },
    pino({ level: 'silent' }),
    {
      now: () => new Date(clock.now()),
      identity: provider.verifier,
      outbound: createLoopbackOutbound(),
    },
  )
  return {
    baseUrl: gateway.url,
    ...createMailbox(gateway.url),
    simulatePayment: async (paymentId, outcome) => {
      for (const step of outcome === 'underpaid' ? [outcome, 'expired'] : [outcome]) {
        const response = await fetch(`${gateway.url}/sandbox/transactions/${paymentId}/pay`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ outcome: step }),
        })
        if (!response.ok) throw new Error(`The payment was not simulated: ${await response.text()}`)
      }
    },
    identityToken: provider.issue,
    ...createFactors(gateway.url, clock.now),
    setTime: clock.setTime,
    stop: async () => {
      await gateway.close()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Reads links from the sandbox's mailbox. Emails are sent after the response, so it waits for the next one. */
function createMailbox(baseUrl: string): Pick<TestServer, 'linkToken' | 'hasLink'> {
  const read = new Set<string>()

  const unreadToken = async (email: string, purpose: LinkPurpose): Promise<string | undefined> => {
    const link = new RegExp(`/${linkPages[purpose]}\\?token=(\\w+)`)
    const response = await fetch(`${baseUrl}/sandbox/mails?to=${encodeURIComponent(email)}`)
    const mails = v.parse(mailsSchema, await response.json())
    const tokens = mails.map(({ text }) => link.exec(text)?.[1])
    return tokens.find((token) => token !== undefined && !read.has(token))
  }

  return {
    hasLink: async (email, purpose) => (await unreadToken(email, purpose)) !== undefined,
    linkToken: async (email, purpose) => {
      const deadline = Date.now() + mailTimeoutMs
      while (Date.now() < deadline) {
        const token = await unreadToken(email, purpose)
        if (token !== undefined) {
          read.add(token)
          return token
        }
        await sleep(mailPollMs)
      }
      throw new Error(`No ${purpose} email arrived for ${email}`)
    },
  }
}

/** An identity provider for the gateway. It accepts the tokens that it issued. */
function createIdentityProvider(now: () => number): {
  verifier: IdentityVerifier
  issue: TestServer['identityToken']
} {
  const issued = new Map<string, VerifiedIdentity>()
  return {
    verifier: { verify: async (token) => issued.get(token) ?? null },
    issue: async ({ sub, email }) => {
      const token = randomUUID()
      issued.set(token, {
        issuer: 'https://identity.example',
        subject: sub,
        email,
        nonce: token,
        expires_at: new Date(now() + identityTokenMs),
      })
      return token
    },
  }
}
