import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import './preview.ts'
import { origin } from './browser.ts'
import { storybookFolder } from './places.ts'
import type { Story } from './shots.ts'

interface StorybookIndex {
  entries: Readonly<Record<string, { id: string; type: 'story' | 'docs' }>>
}

/** Every story of the built Storybook, save those that say `chromatic: { disableSnapshot: true }`. */
export async function readStories(browser: Browser): Promise<readonly Story[]> {
  const index: StorybookIndex = JSON.parse(
    await readFile(join(storybookFolder, 'index.json'), 'utf8'),
  )
  const ids = Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
  // The index does not say what a story asks of the toolbar; its module does.
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html?id=none&viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const stories = await page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = window
    if (!preview) throw new Error('This page is no Storybook.')
    await preview.ready()
    const all = storyIds.map((storyId) => preview.storyStoreValue.loadStory({ storyId }))
    return (await Promise.all(all)).flatMap((story) => {
      if (story.parameters.chromatic?.disableSnapshot) return []
      const { id, title, name, storyGlobals, parameters } = story
      return {
        id,
        title,
        name,
        theme: storyGlobals.theme,
        viewport: storyGlobals.viewport?.value,
        shows: parameters.shows,
      }
    })
  }, ids)
  await page.close()
  return stories
}
