import type { Capabilities } from '@sluice/api/contract'
import { createContext, useContext } from 'react'

import { capabilities } from '../config/capabilities.ts'

/** Those of the server that renders the page. */
export const RenderedCapabilities = createContext<Capabilities | undefined>(undefined)

/** What the server offers beyond the specification. The page that it served was rendered with the same. */
export function useCapabilities(): Capabilities {
  return useContext(RenderedCapabilities) ?? capabilities()
}
