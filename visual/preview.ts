import type { Page } from 'playwright'

/** The part of Storybook's preview that is used here. */
interface Preview {
  ready: () => Promise<void>
  storyStoreValue: {
    loadStory: (options: { storyId: string }) => Promise<{
      storyGlobals: { viewport?: { value?: string } }
      argTypes: Readonly<Record<string, ArgType>>
    }>
  }
  currentRender?: { id?: string; phase?: string }
  channel: { emit: (event: 'setCurrentStory', selection: { storyId: string }) => void }
}

interface ArgType {
  readonly description?: string
  readonly table?: { readonly disable?: boolean; readonly type?: { readonly summary?: string } }
}

/** A row of a component's props table. */
interface Prop {
  readonly storyId: string
  readonly name: string
  readonly description: string
  /** Undefined where Storybook knows none, as of HTML props that are passed on. */
  readonly type: string | undefined
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
  }
}

/** The rows of the props tables of the stories' components. The page shows Storybook's preview. */
export async function readProps(page: Page, storyIds: readonly string[]): Promise<readonly Prop[]> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  return page.evaluate(async (ids) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    if (!preview) throw new Error('The page has no Storybook.')
    await preview.ready()
    const rows = ids.map(async (storyId) => {
      const { argTypes } = await preview.storyStoreValue.loadStory({ storyId })
      return Object.entries(argTypes)
        .filter(([, { table }]) => !table?.disable)
        .map(([name, { description = '', table }]) => {
          return { storyId, name, description, type: table?.type?.summary }
        })
    })
    return (await Promise.all(rows)).flat()
  }, storyIds)
}
