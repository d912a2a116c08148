import type { OperatorConfig } from '@sluice/api/contract'
import { useSyncExternalStore } from 'react'

import { operatorConfig, prerenderedConfig } from '../config/operatorConfig.ts'

const never = () => () => undefined

/** How the operator has configured this installation. In the pages' HTML, everything is there, and styles hide what it does not have: `config/offered.css.ts`. */
export function useOperatorConfig(): OperatorConfig {
  return useSyncExternalStore(never, operatorConfig, () => prerenderedConfig)
}

/** The symbols of the tokens of all networks. */
export function useTokens(): string[] {
  const { networks } = useOperatorConfig()
  return [...new Set(networks.flatMap(({ currencies }) => currencies))]
}
