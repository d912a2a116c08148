import {
  defaultOperatorConfig,
  operatorConfigElementId,
  type OperatorConfig,
} from '@sluice/api/contract'

/** Takes the page's configuration away, so that it has the default. */
function resetOperatorConfig(): void {
  document.querySelector(`#${operatorConfigElementId}`)?.remove()
}

/** Configures the page, as the gateway does. Returns a function that takes it back. */
export function setOperatorConfig(config: Partial<OperatorConfig>): () => void {
  resetOperatorConfig()
  const block = document.createElement('script')
  block.id = operatorConfigElementId
  block.type = 'application/json'
  block.textContent = JSON.stringify({ ...defaultOperatorConfig, ...config })
  document.head.append(block)
  return () => block.remove()
}
