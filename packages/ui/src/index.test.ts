import { expect, it } from 'vitest'

import * as ui from './index.ts'

it('offers these names and no others', () => {
  expect(Object.keys(ui).toSorted()).toMatchSnapshot()
})
