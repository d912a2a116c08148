import type { WalletProvider } from './Wallet.ts'

/** Why a wallet did not do what it was asked. Nothing was sent. */
export type WalletProblem =
  /** Its owner declined. */
  | { kind: 'rejected' }
  /** The wallet shows an earlier request that nobody has answered. */
  | { kind: 'busy' }
  | { kind: 'noAccount' }
  /** The wallet stayed on another network, or does not know this one. */
  | { kind: 'wrongNetwork' }
  /** The account holds less of the token than is asked. Wallets that find out by themselves do not say how much it holds. */
  | { kind: 'tooLittle'; balance?: string }
  /** The account cannot pay the network's fee. */
  | { kind: 'noGas' }
  | { kind: 'failed' }

/** Carries a {@link WalletProblem}. */
export class WalletError extends Error {
  readonly problem: WalletProblem

  constructor(problem: WalletProblem, options?: ErrorOptions) {
    super(problem.kind, options)
    this.problem = problem
  }
}

/** Where wallets and libraries put the error that theirs is about. */
const inner = ['data', 'error', 'originalError', 'cause', 'info', 'reason'] as const

/** How deep errors are nested at most. */
const maxDepth = 6

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What an error and those inside it say: their codes and their words, from the outermost on. */
function layersOf(error: unknown, depth = 0): { code: string; words: string }[] {
  if (depth > maxDepth) return []
  if (typeof error === 'string') return [{ code: '', words: error }]
  if (!(error instanceof Object)) return []
  const member = (name: string): unknown => Reflect.get(error, name)
  return [
    { code: asText(member('code')), words: asText(member('message')) },
    ...inner.flatMap((name) => layersOf(member(name), depth + 1)),
  ]
}

/**
 * What wallets say for the same thing, most specific first. Codes are those of EIP-1193 and EIP-1474, of WalletConnect (5000 and
 * following) and of ethers (in words).
 */
const signs = [
  {
    kind: 'rejected',
    codes: ['4001', '5000', '5001', '5002', 'ACTION_REJECTED'],
    words:
      /(?:user|request|transaction)\b.{0,20}\b(?:reject|den(?:y|ied)|cancel|declin)|(?:reject|den(?:y|ied)|cancel|declin)\w* by (?:the )?user|closed (?:the )?modal/i,
  },
  { kind: 'busy', codes: ['-32002'], words: /already (?:pending|processing|waiting)/i },
  {
    kind: 'tooLittle',
    codes: [],
    words:
      /exceeds (?:the )?(?:token )?balance|insufficient (?:token )?balance|balance (?:is )?too low/i,
  },
  {
    kind: 'noGas',
    codes: ['INSUFFICIENT_FUNDS'],
    words:
      /insufficient (?:funds|(?:native |gas |eth )?(?:fee|fees|gas|balance for gas))|gas required exceeds|not enough (?:funds|gas|\w+ (?:for|to (?:pay|cover)))/i,
  },
] as const

/** What a wallet's error means. */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  const layers = layersOf(error)
  const sign = signs.find(({ codes, words }) =>
    layers.some((layer) => codes.some((code) => code === layer.code) || words.test(layer.words)),
  )
  return new WalletError({ kind: sign?.kind ?? 'failed' }, { cause: error })
}

/** Asks a wallet for an account. Throws a `WalletError` if it gives none. */
export async function connectWallet({ request }: WalletProvider): Promise<string> {
  const accounts = await request({ method: 'eth_requestAccounts' })
  const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof account !== 'string') throw new WalletError({ kind: 'noAccount' })
  return account
}
