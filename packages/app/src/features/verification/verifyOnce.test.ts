import type { ApiFailure } from '@sluice/api'
import { expect, test, vi } from 'vitest'

import { verifyOnce } from './verifyOnce.ts'

type Send = (token: string) => Promise<ApiFailure | undefined>

test('arriving twice verifies once, and both arrivals hear of it', async () => {
  const send = vi.fn<Send>().mockResolvedValue(undefined)
  const answers = await Promise.all([verifyOnce('twice', send), verifyOnce('twice', send)])
  expect(answers).toEqual([{ status: 'verified' }, { status: 'verified' }])
  expect(await verifyOnce('twice', send)).toEqual({ status: 'verified' })
  expect(send.mock.calls).toEqual([['twice']])
})

test('what failed can be tried again', async () => {
  const failure: ApiFailure = { kind: 'timeout' }
  const send = vi.fn<Send>().mockResolvedValueOnce(failure).mockResolvedValueOnce(undefined)
  expect(await verifyOnce('again', send)).toEqual({ status: 'failed', failure })
  expect(await verifyOnce('again', send)).toEqual({ status: 'verified' })
})

test('code that could not be fetched is a network that failed', async () => {
  const send = vi.fn<Send>().mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await verifyOnce('offline', send)).toEqual({
    status: 'failed',
    failure: { kind: 'network' },
  })
})
