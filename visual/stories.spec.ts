import { expect } from '@playwright/test'

import { test } from './fixtures.ts'
import { componentStories, orphanedBaselines, pictureGroups } from './manifest.ts'
import type { Picture } from './manifest.ts'
import { whyNotComparable } from './paths.ts'
import { readProps } from './preview.ts'

const isAccepting = process.env.VISUAL_ACCEPTING !== undefined
const problem = isAccepting ? undefined : whyNotComparable()

// One worker takes a group, and then need not load the page for each picture.
for (const pictures of pictureGroups()) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' })
    for (const picture of pictures) addTest(picture)
  })
}

function addTest(picture: Picture): void {
  test(picture.title, async ({ storyPage }) => {
    const options = await storyPage.show(picture)
    expect(storyPage.errors()).toEqual([])
    // The global setup fails instead unless the run may skip the pictures.
    test.skip(problem !== undefined, problem)
    await expect(storyPage.page).toHaveScreenshot([...picture.file], options)
  })
}

test('every prop has a sentence, and none an unknown type', async ({ storyPage }) => {
  const props = await readProps(storyPage.page, componentStories())
  expect(props.length).toBeGreaterThan(0)
  // Storybook reads no type from `readonly T[]` and from `keyof typeof`.
  const incomplete = props.filter(
    ({ description, type }) => !description.includes('.') || type === 'unknown',
  )
  expect(incomplete).toEqual([])
})

test('every baseline has a story', () => {
  test.skip(problem !== undefined, problem)
  expect(orphanedBaselines()).toEqual([])
})
