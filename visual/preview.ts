/** What is used here of Storybook's preview, which every page of stories holds in a global. */
interface Preview {
  currentRender?: { phase?: string }
  ready: () => Promise<void>
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<{
      id: string
      title: string
      name: string
      storyGlobals: { theme?: string; viewport?: { value?: string } }
      parameters: { chromatic?: { disableSnapshot?: boolean } }
    }>
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
  }
}
