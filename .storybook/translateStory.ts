import { expect } from 'storybook/test'

import { translatePage } from '../e2e/steps/translatePage.ts'

let stop: (() => string[]) | undefined

/** Shows the next story as on a page that a browser translates. */
export function translateStory(): void {
  stop?.()
  stop = translatePage()
}

/** Expects that a story's translation shows every text that it has changed. */
export async function expectSeen(): Promise<void> {
  await expect(stop?.()).toEqual([])
}
