/** What is used here of Storybook's preview, which every page of stories holds in a global. */
interface Preview {
  ready: () => Promise<void>
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<{
      id: string
      title: string
      name: string
      storyGlobals: { theme?: string; viewport?: { value?: string } }
      parameters: { chromatic?: { disableSnapshot?: boolean }; shows?: readonly string[] }
    }>
  }
  onSetCurrentStory: (selection: { storyId: string; viewMode: 'story' }) => Promise<void>
}

/** How a story came out. A play function that has failed is told apart from it: the status may be `success` all the same. */
export interface StoryOutcome {
  storyId: string
  status: 'success' | 'error'
}

interface LastEvents {
  storyFinished: StoryOutcome
  playFunctionThrewException: { message: string }
}

interface Channel {
  last: <Event extends keyof LastEvents>(event: Event) => readonly LastEvents[Event][] | undefined
  once: (event: 'storyFinished', listener: (outcome: StoryOutcome) => void) => void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
  }
}
