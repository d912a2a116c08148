import { expect, test } from 'vitest'

import { shotsOf } from './shots.ts'

function files(title: string, more: { theme?: string; viewport?: string } = {}) {
  return shotsOf({ id: 'a-thing--empty', title, name: 'Empty', ...more }).map(
    ({ file, theme, viewport }) => [file.join('/'), theme, viewport].join(' '),
  )
}

test('a component is taken once, as its story asks for', () => {
  expect(files('Components/Thing')).toEqual(['a-thing/empty.png light standard'])
  expect(files('Components/Thing', { theme: 'dark', viewport: 'phone' })).toEqual([
    'a-thing/empty.png dark phone',
  ])
})

test('a screen is taken in the dark and on the phone too', () => {
  expect(files('Screens/Home')).toEqual([
    'a-thing/empty.png light standard',
    'a-thing/empty.dark.png dark standard',
    'a-thing/empty.phone.png light phone',
  ])
})

test('no picture of a screen is taken twice', () => {
  expect(files('Screens/Home', { theme: 'dark' })).toEqual([
    'a-thing/empty.png dark standard',
    'a-thing/empty.phone.png dark phone',
  ])
  expect(files('Screens/Home', { viewport: 'phone' })).toEqual([
    'a-thing/empty.png light phone',
    'a-thing/empty.dark.png dark phone',
  ])
})

function heightsAndDrawings(title: string, name: string) {
  return shotsOf({ id: 'a-thing--b', title, name }).map((shot) => [shot.tallest, shot.drawings])
}

test('one story of a screen is taken to its end and with its drawings, the others as far as they are looked at', () => {
  expect(heightsAndDrawings('Screens/Home', 'Default')).toEqual([
    [10_000, true],
    [800, false],
    [844, false],
  ])
  expect(heightsAndDrawings('Screens/Home', 'Empty')[0]).toEqual([2000, false])
  expect(heightsAndDrawings('Components/Thing', 'Filled')).toEqual([[2000, true]])
})

test('an unknown viewport is an error, not a picture of something else', () => {
  expect(() => files('Screens/Home', { viewport: 'watch' })).toThrow('unknown viewport: watch')
})
