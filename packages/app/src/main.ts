import '@sluice/ui/theme'

import { start } from './shell/start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// Spelled out here so that a production build leaves the mocks out altogether.
if (import.meta.env.DEV && import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('./dev/startMocks.ts')
  await startMocks()
}
// Not awaited: the page's code imports from the file that this ends up in, and would wait for it to end in turn.
void start(root)
