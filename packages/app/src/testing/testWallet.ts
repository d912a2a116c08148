/** How a wallet behaves that a story or a test puts into the page. */
export interface TestWalletOptions {
  name?: string
  /** The network that it is on. */
  chainId?: number
  /** The networks that it knows. */
  knownChains?: readonly number[]
  /** In the token's smallest units. */
  balance?: bigint
  /** Rejects a method with this error. */
  fail?: Readonly<Record<string, { code: number; message?: string }>>
  hash?: string
}

/** A wallet that announces itself to the page (EIP-6963). */
export interface TestWallet {
  /** The methods that the page called, in order. */
  called: string[]
  /** The payments that the page sent. */
  sent: unknown[]
  remove: () => void
}

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#e8a41c"/></svg>')}`

function chainOf(params: readonly unknown[] | undefined): number {
  const [chain] = params ?? []
  return Number(chain instanceof Object && 'chainId' in chain ? chain.chainId : NaN)
}

/** Puts a wallet into the page. */
export function addTestWallet({
  name = 'Test Wallet',
  chainId = 8453,
  knownChains = [1, 137, 8453],
  balance = 10n ** 12n,
  fail = {},
  hash = `0x${'ab'.repeat(32)}`,
}: TestWalletOptions = {}): TestWallet {
  const called: string[] = []
  const sent: unknown[] = []
  const known = new Set(knownChains)
  let current = chainId

  const provider = {
    request: async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
      called.push(method)
      if (fail[method]) throw Object.assign(new Error(fail[method].message), fail[method])
      switch (method) {
        case 'eth_requestAccounts':
          return [account]
        case 'personal_sign':
          return `0x${'5a'.repeat(65)}`
        case 'eth_chainId':
          return `0x${current.toString(16)}`
        case 'wallet_switchEthereumChain': {
          if (!known.has(chainOf(params))) throw Object.assign(new Error(), { code: 4902 })
          current = chainOf(params)
          return null
        }
        case 'wallet_addEthereumChain': {
          known.add(chainOf(params))
          return null
        }
        case 'eth_call':
          return `0x${balance.toString(16)}`
        case 'eth_sendTransaction': {
          sent.push(params?.[0])
          return hash
        }
        default:
          throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      }
    },
  }

  const announce = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { uuid: name, name, icon, rdns: 'example.test' }, provider },
      }),
    )
  addEventListener('eip6963:requestProvider', announce)
  announce()
  return { called, sent, remove: () => removeEventListener('eip6963:requestProvider', announce) }
}
