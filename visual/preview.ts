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

/** How a story came out, once its play function has run to its end or has failed. */
export interface StoryOutcome {
  storyId: string
  status: 'success' | 'error'
}

interface Channel {
  last: (event: 'storyFinished') => readonly StoryOutcome[] | undefined
  once: (event: 'storyFinished', listener: (outcome: StoryOutcome) => void) => void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
  }
}
