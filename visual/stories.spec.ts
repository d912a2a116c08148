import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { test } from './fixtures.ts'
import { orphanedBaselines, picturesByFolder } from './manifest.ts'
import type { Picture } from './manifest.ts'
import { whyNotComparable } from './paths.ts'

const isAccepting = process.env.VISUAL_ACCEPTING !== undefined
const problem = isAccepting ? undefined : whyNotComparable()

// The pictures of a component follow each other in one worker, which then need not load the page for each.
for (const pictures of picturesByFolder()) {
  test.describe(() => {
    test.describe.configure({ mode: 'default' })
    for (const picture of pictures) addTest(picture)
  })
}

function addTest(picture: Picture): void {
  test(picture.title, async ({ storyPage }) => {
    const options = await storyPage.show(picture)
    expect(storyPage.errors()).toEqual([])
    if (picture.type === 'docs') await expectPropsTable(storyPage.page)
    // The global setup fails instead unless the run may skip the pictures.
    test.skip(problem !== undefined, problem)
    await expect(storyPage.page).toHaveScreenshot([...picture.file], options)
  })
}

/** Each prop has a sentence, and a type. Storybook reads none from `readonly T[]` and from `keyof typeof`. */
async function expectPropsTable(page: Page): Promise<void> {
  const cells = page.locator('.docblock-argstable td:nth-child(2)')
  await expect(cells.filter({ hasNotText: '.' })).toHaveCount(0)
  await expect(cells.getByText('unknown', { exact: true })).toHaveCount(0)
}

test('every baseline has a story', () => {
  test.skip(problem !== undefined, problem)
  expect(orphanedBaselines()).toEqual([])
})
