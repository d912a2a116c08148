import type { Loader } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'

import {
  demoToken,
  isScenarioName,
  mockHandlers,
  scenarios,
  type Scenario,
} from '../mocks/src/index.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Scenarios on top of the demo merchant's default data. The toolbar overrides them. */
    scenarios?: Scenario[]
    /** Whether a user is signed in. Defaults to the demo merchant. */
    session?: 'signedIn' | 'signedOut'
  }
}

/** Responds as the story's parameters say. */
export const defaultScenario = 'story'

export const scenarioToolbar = {
  description: 'Server responses',
  toolbar: {
    icon: 'database',
    dynamicTitle: true,
    items: [
      { value: defaultScenario, title: 'Server: story default' },
      ...Object.entries(scenarios).map(([value, make]) => ({ value, title: make().label })),
    ],
  },
}

const startWorker = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return worker
})

/** Gives every story its own mock server. The story's own MSW handlers take precedence. */
export const scenarioLoader: Loader = async (context) => {
  await startWorker(context)
  const { scenarios: storyScenarios = [], session = 'signedIn' } = context.parameters
  const selected: unknown = context.globals.scenario
  const storyHandlers = context.msw.listHandlers()
  context.msw.resetHandlers()
  context.msw.use(
    ...(isScenarioName(selected)
      ? mockHandlers(scenarios[selected]())
      : [...storyHandlers, ...mockHandlers(...storyScenarios)]),
  )
  const cookie = session === 'signedIn' ? `${demoToken}; max-age=86400` : '; max-age=0'
  document.cookie = `auth_token=${cookie}; path=/; SameSite=Strict`
  return {}
}
