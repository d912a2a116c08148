import type { Rolldown } from 'vite'

/** The content of a text file that a build gave out. */
export function assetText({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source)
}
