import { expect } from '@playwright/test'

import { test } from './fixtures.ts'
import { orphanedBaselines, readManifest } from './manifest.ts'
import { whyNotComparable } from './paths.ts'

const isAccepting = process.env.VISUAL_ACCEPTING !== undefined
const problem = isAccepting ? undefined : whyNotComparable()

for (const picture of readManifest()) {
  test(picture.title, async ({ storyPage }) => {
    const options = await storyPage.show(picture)
    expect(storyPage.errors()).toEqual([])
    // The global setup fails instead unless the run may skip the pictures.
    test.skip(problem !== undefined, problem)
    // Docs pages grow while their examples load, so only their errors count.
    if (picture.type === 'docs') return
    await expect(storyPage.page).toHaveScreenshot([...picture.file], options)
  })
}

test('every baseline has a story', () => {
  test.skip(problem !== undefined, problem)
  expect(orphanedBaselines()).toEqual([])
})
