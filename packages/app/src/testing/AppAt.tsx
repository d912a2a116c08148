import { MemoryRouter } from 'react-router-dom'

import { texts } from '../messages/testing/texts.ts'
import { App } from '../shell/App.tsx'

export interface AppAtProps {
  /** The path and query to open. */
  address: string
}

/** The whole app with guards and sidebar, in a memory router, so that the story's URL does not change. */
export function AppAt({ address }: AppAtProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <App texts={texts} />
    </MemoryRouter>
  )
}
