import { MemoryRouter } from 'react-router-dom'

import { useTexts } from '../messages/TextProvider.tsx'
import { App } from '../shell/App.tsx'

export interface AppAtProps {
  /** The path and query to open. */
  address: string
}

/** The whole app with guards and sidebar, in a memory router, so that the story's URL does not change, in the language of the toolbar. */
export function AppAt({ address }: AppAtProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <App texts={useTexts()} />
    </MemoryRouter>
  )
}
