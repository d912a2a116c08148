import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { expect } from '@playwright/test'

import { abandoned } from './baselines.ts'
import { asideFolder } from './places.ts'
import { readPlan } from './plan.ts'
import { test } from './stage.ts'

const { aside, shots } = readPlan()

for (const shot of shots) {
  test(shot.title, async ({ stage }) => {
    const frame = await stage.show(shot)
    if (aside) {
      const path = join(asideFolder, ...shot.file)
      await mkdir(dirname(path), { recursive: true })
      await stage.page.screenshot({ ...frame, path, animations: 'disabled', caret: 'hide' })
    }
    test.skip(aside !== undefined, aside)
    await expect(stage.page).toHaveScreenshot([...shot.file], frame)
  })
}

test('no baseline is left of a story that is gone', async () => {
  test.skip(aside !== undefined, aside)
  expect(await abandoned(shots)).toEqual([])
})
