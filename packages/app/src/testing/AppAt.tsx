import { MemoryRouter } from 'react-router-dom'

import { App } from '../shell/App.tsx'

export interface AppAtProps {
  /** The address that is opened, query included. */
  address: string
}

/** The whole app, guards and sidebar included, opened at an address of its own: the browser's stays the story's. */
export function AppAt({ address }: AppAtProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>
  )
}
