import { describe, expect, it } from 'vitest'

import { operations } from '../contract/operations.ts'
import { openTab } from '../testing/openTab.ts'
import { buildRequest } from './buildRequest.ts'

const { session } = openTab()
const timing = { timeoutMs: 1, wait: () => Promise.resolve(), random: () => 0 }

function urlOf(apiBaseUrl: string) {
  const environment = { apiBaseUrl, accountApiUrl: 'https://account.example', session, timing }
  return buildRequest({ operation: operations.getCurrentUser }, environment).url
}

describe('the address of a call', () => {
  it.each([
    { base: '', url: '/user/me' },
    { base: '/', url: '/user/me' },
    { base: '/api/', url: '/api/user/me' },
    { base: 'https://api.example', url: 'https://api.example/user/me' },
    { base: 'https://api.example/v1/', url: 'https://api.example/v1/user/me' },
  ])('stands on the base "$base"', ({ base, url }) => {
    expect(urlOf(base)).toBe(url)
  })
})
