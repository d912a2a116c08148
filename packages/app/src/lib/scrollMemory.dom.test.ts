import { beforeEach, expect, test } from 'vitest'

import { recallScroll, rememberScroll } from './scrollMemory.ts'

beforeEach(() => sessionStorage.clear())

test('recalls the last position of each history entry', () => {
  rememberScroll('a', 100)
  rememberScroll('b', 200)
  rememberScroll('a', 300)
  expect(recallScroll('a')).toBe(300)
  expect(recallScroll('b')).toBe(200)
  expect(recallScroll('c')).toBeUndefined()
})

test('forgets the oldest beyond fifty', () => {
  for (let entry = 0; entry <= 50; entry++) rememberScroll(String(entry), entry)
  expect(recallScroll('0')).toBeUndefined()
  expect(recallScroll('1')).toBe(1)
})

test('what somebody else put there does no harm', () => {
  sessionStorage.setItem('scroll', '{"not":"ours"')
  expect(recallScroll('a')).toBeUndefined()
  rememberScroll('a', 1)
  expect(recallScroll('a')).toBe(1)
})
