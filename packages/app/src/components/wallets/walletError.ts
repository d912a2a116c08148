import * as v from 'valibot'

import type { WalletProvider } from './useWallets.ts'

/** Why a wallet did not do what it was asked. Nothing was sent. */
export type WalletProblem =
  /** Its owner declined. */
  | { kind: 'rejected' }
  /** The wallet shows an earlier request that nobody has answered. */
  | { kind: 'busy' }
  | { kind: 'noAccount' }
  /** The wallet stayed on another network, or does not know this one. */
  | { kind: 'wrongNetwork' }
  /** The account holds less of the token than is asked. */
  | { kind: 'tooLittle'; balance: string }
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

const errorSchema = v.object({
  code: v.number(),
  // Some wallets wrap the error of their node.
  data: v.fallback(
    v.optional(v.object({ originalError: v.optional(v.object({ code: v.number() })) })),
    undefined,
  ),
})

/** The code of a wallet's error (EIP-1193). */
export function codeOf(error: unknown): number | undefined {
  const { success, output } = v.safeParse(errorSchema, error)
  return success ? (output.data?.originalError?.code ?? output.code) : undefined
}

function isAboutGas(error: unknown): boolean {
  const message = error instanceof Object && 'message' in error ? String(error.message) : ''
  return /insufficient funds|gas required exceeds/i.test(message)
}

/** What a wallet's error means. */
export function toWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  const code = codeOf(error)
  if (code === 4001) return new WalletError({ kind: 'rejected' }, { cause: error })
  if (code === -32_002) return new WalletError({ kind: 'busy' }, { cause: error })
  return new WalletError({ kind: isAboutGas(error) ? 'noGas' : 'failed' }, { cause: error })
}

/** Asks a wallet for an account. Throws a `WalletError` if it gives none. */
export async function connectWallet({ request }: WalletProvider): Promise<string> {
  const accounts = await request({ method: 'eth_requestAccounts' })
  const account: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  if (typeof account !== 'string') throw new WalletError({ kind: 'noAccount' })
  return account
}
