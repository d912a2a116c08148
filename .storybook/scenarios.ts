import type { Loader } from '@storybook/react-vite'

import {
  demoToken,
  isScenarioName,
  mockHandlers,
  scenarios,
  type Scenario,
} from '../mocks/src/index.ts'
import { mockLoader } from './mocks.ts'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The situations of the story, over the demo merchant's ordinary day; the toolbar's choice takes their place. */
    scenarios?: Scenario[]
    /** Whether somebody is signed in when the story begins; the demo merchant is, unless it says otherwise. */
    session?: 'signedIn' | 'signedOut'
  }
}

const asTheStorySays = 'story'

/** Shows any story in any situation. */
export const scenarioToolbar = {
  description: 'What the server answers',
  toolbar: {
    icon: 'database',
    dynamicTitle: true,
    items: [
      { value: asTheStorySays, title: 'Server: as the story says' },
      ...Object.entries(scenarios).map(([value, make]) => ({ value, title: make().label })),
    ],
  },
}

/** What the toolbar shows before anybody chooses. */
export const scenarioDefault = asTheStorySays

/** Gives every story a server of its own, with nothing left over from the story before; its raw MSW handlers come first. */
export const scenarioLoader: Loader = async (context) => {
  await mockLoader(context)
  const { scenarios: own = [], session = 'signedIn' } = context.parameters
  const chosen: unknown = context.globals.scenario
  const ofTheStory = context.msw.listHandlers()
  context.msw.resetHandlers()
  context.msw.use(
    ...(isScenarioName(chosen)
      ? mockHandlers(scenarios[chosen]())
      : [...ofTheStory, ...mockHandlers(...own)]),
  )
  const cookie = session === 'signedIn' ? `${demoToken}; max-age=86400` : '; max-age=0'
  document.cookie = `auth_token=${cookie}; path=/; SameSite=Strict`
  return {}
}
