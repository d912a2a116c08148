import { expect, test } from 'vitest'

import { withoutUnused } from './lightToolkit.ts'

test('takes off what starts the unused parts', () => {
  const code = [
    'const handlerBuilders = [',
    '  buildCacheCollectionHandler,',
    '  buildPollingHandler,',
    '  buildCacheLifecycleHandler,',
    '  buildQueryLifecycleHandler',
    '];',
  ]
  expect(
    withoutUnused(code.join('\n'))
      .split('\n')
      .filter((line) => line.trim()),
  ).toEqual([
    'const handlerBuilders = [',
    '  buildCacheCollectionHandler,',
    '  buildQueryLifecycleHandler',
    '];',
  ])
})

test('notices when they are started in other words', () => {
  expect(() => withoutUnused('[]')).toThrow('no longer says: buildPollingHandler,')
})
