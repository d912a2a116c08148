import { capabilitiesElementId, type Capabilities } from '@sluice/api/contract'

/** Takes the announcement back. */
export function announceNothing(): void {
  document.querySelector(`#${capabilitiesElementId}`)?.remove()
}

/** Announces capabilities, as the server does in its pages. Returns a function that takes the announcement back. */
export function announce(capabilities: Partial<Capabilities>): () => void {
  const block = document.createElement('script')
  block.id = capabilitiesElementId
  block.type = 'application/json'
  block.textContent = JSON.stringify(capabilities)
  document.head.append(block)
  return () => block.remove()
}
