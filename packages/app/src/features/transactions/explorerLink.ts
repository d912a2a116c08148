import type { Capabilities } from '@sluice/api/contract'

/** Where a chain hash can be looked up. Undefined without a hash, and if the server announces no block explorer for the network. */
export function explorerLink(
  { networks = [] }: Pick<Capabilities, 'networks'>,
  network: string | null,
  hash: string | null,
): string | undefined {
  if (!hash) return undefined
  const url = networks.find(({ name }) => name === network)?.explorer_url
  return url ? `${url.replace(/\/+$/, '')}/tx/${encodeURIComponent(hash)}` : undefined
}
