import { keepsDirection, type OperatorConfig } from '@sluice/api/contract'
import { SignClient } from '@walletconnect/sign-client'

import { timing } from '../../config/timing.ts'
import type { Wallet, WalletProvider } from './Wallet.ts'

type Client = Awaited<ReturnType<typeof SignClient.init>>
type Session = Awaited<ReturnType<Awaited<ReturnType<Client['connect']>>['approval']>>

/** A wallet app on another device, connected through a relay. */
export interface ConnectedWallet extends Wallet {
  /** The https address that opens the app on this device, if it has one. */
  link: string | undefined
  /** Calls a function when the connection has ended, in the app or because it is too old. */
  onEnd: (listener: () => void) => void
  /** Ends the connection. */
  disconnect: () => Promise<void>
}

/** A connection that somebody has to approve in a wallet app. */
export interface Pairing {
  /** What the app scans or opens. */
  uri: string
  /** Rejects if the request is declined, or if nobody answers for five minutes. */
  approved: Promise<ConnectedWallet>
}

/** Keeps sessions as long as the page is open: nobody who comes to this browser later can ask the wallet for money. */
class PageStorage {
  readonly #values = new Map<string, string>()
  getKeys = async () => [...this.#values.keys()]
  getEntries = async <T>() =>
    [...this.#values].map(([key, value]): [string, T] => [key, JSON.parse(value)])
  getItem = async (key: string) => JSON.parse(this.#values.get(key) ?? 'null') ?? undefined
  setItem = async (key: string, value: unknown) => void this.#values.set(key, JSON.stringify(value))
  removeItem = async (key: string) => void this.#values.delete(key)
}

type Settings = NonNullable<OperatorConfig['walletconnect']>

let client: Promise<Client> | undefined

async function openClient({ project_id, relay_url }: Settings, seller: string): Promise<Client> {
  client ??= SignClient.init({
    projectId: project_id,
    relayUrl: relay_url,
    metadata: { name: seller, description: '', url: location.origin, icons: [] },
    storage: new PageStorage(),
    telemetryEnabled: false,
    logger: 'silent',
  })
  try {
    return await client
  } catch (error) {
    client = undefined
    throw error
  }
}

const prefix = 'eip155:'

/** The reason of a protocol message, which no one reads. */
const userDisconnected = { code: 6000, message: 'user-disconnected' }

/** The accounts that a session has on a network, as CAIP-10 accounts without the network. */
function accountsOn({ namespaces }: Session, chainId: number): string[] {
  const start = `${prefix}${chainId}:`
  return Object.values(namespaces)
    .flatMap(({ accounts }) => accounts)
    .filter((account) => account.startsWith(start))
    .map((account) => account.slice(start.length))
}

/** The interface that wallets in the browser have. The app answers only what needs its owner; the rest is known from the session. */
function providerOf(from: Client, session: Session, chainIds: readonly number[]): WalletProvider {
  const approved = chainIds.filter((chainId) => accountsOn(session, chainId).length > 0)
  let [current = 0] = approved
  return {
    request: async ({ method, params = [] }) => {
      switch (method) {
        case 'eth_requestAccounts':
          return accountsOn(session, current)
        case 'eth_chainId':
          return `0x${current.toString(16)}`
        case 'wallet_switchEthereumChain': {
          const wanted = Number(Object(params[0]).chainId)
          if (!approved.includes(wanted))
            throw Object.assign(new Error('Unknown chain'), { code: 4902 })
          current = wanted
          return null
        }
        case 'eth_sendTransaction':
          return from.request({
            topic: session.topic,
            chainId: `${prefix}${current}`,
            request: { method, params: [...params] },
          })
        default:
          throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      }
    },
  }
}

function connectedWallet(
  from: Client,
  session: Session,
  chainIds: readonly number[],
): ConnectedWallet {
  const { name, redirect } = session.peer.metadata
  const link = redirect?.universal ?? ''
  return {
    id: session.topic,
    rdns: '',
    name: keepsDirection(name) ? name.trim().slice(0, 60) : '',
    icon: undefined,
    provider: providerOf(from, session, chainIds),
    link: link.startsWith('https://') ? link : undefined,
    onEnd: (listener) => {
      const handle = ({ topic }: { topic: string }) => {
        if (topic === session.topic) listener()
      }
      from.on('session_delete', handle)
      from.on('session_expire', handle)
    },
    disconnect: async () =>
      from
        .disconnect({ topic: session.topic, reason: userDisconnected })
        // It may have ended already, or the relay is away.
        .catch(() => undefined),
  }
}

async function connect(
  settings: Settings,
  seller: string,
  chainIds: readonly number[],
): Promise<Pairing> {
  const opened = await openClient(settings, seller)
  const { uri, approval } = await opened.connect({
    optionalNamespaces: {
      eip155: {
        chains: chainIds.map((chainId) => `${prefix}${chainId}`),
        methods: ['eth_sendTransaction'],
        events: [],
      },
    },
  })
  if (uri === undefined) throw new Error('There is no connection URI')
  const approved = approval().then((session) => connectedWallet(opened, session, chainIds))
  // Nobody may wait for it any more.
  approved.catch(() => undefined)
  return { uri, approved }
}

async function fail(afterMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The relay does not answer')), afterMs)
  })
}

/** Asks for a connection with a wallet app that can pay on one of these networks. Rejects if the relay does not answer. */
export async function startPairing(
  settings: Settings,
  seller: string,
  chainIds: readonly number[],
): Promise<Pairing> {
  return Promise.race([connect(settings, seller, chainIds), fail(timing.walletRelayMs)])
}
