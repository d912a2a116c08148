import type { OperatorConfig } from '@sluice/api/contract'

/** Where a chain hash can be looked up. Undefined without a hash, and if the network has no block explorer. */
export function explorerLink(
  networks: OperatorConfig['networks'],
  network: string | null,
  hash: string | null,
): string | undefined {
  if (!hash) return undefined
  const url = networks.find(({ name }) => name === network)?.explorer_url
  return url ? `${url.replace(/\/+$/, '')}/tx/${encodeURIComponent(hash)}` : undefined
}
