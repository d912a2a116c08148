import {
  defaultOperatorConfig,
  operatorConfigElementId,
  operatorConfigSchema,
  type OperatorConfig,
} from '@sluice/api/contract'
import { parse } from 'valibot'

/** What the pages' HTML is made for: everything, of which styles hide what an installation does not have. */
export const prerenderedConfig: OperatorConfig = {
  mode: 'sandbox',
  passkeys: true,
  networks: [
    { name: 'one', explorer_url: null, currencies: ['USDT'] },
    { name: 'other', explorer_url: null, currencies: ['USDC'] },
  ],
  identity_provider: { issuer: 'https://identity.example', client_id: 'sluice' },
  offramp_url: 'https://partner.example',
  walletconnect: null,
}

let last = { text: '', config: defaultOperatorConfig }

/** How the operator has configured this installation. D2. */
export function operatorConfig(): OperatorConfig {
  const text = document.querySelector(`#${operatorConfigElementId}`)?.textContent ?? ''
  if (text !== last.text) {
    const isFilled = text.startsWith('{')
    last = {
      text,
      config: isFilled ? parse(operatorConfigSchema, JSON.parse(text)) : defaultOperatorConfig,
    }
  }
  return last.config
}
