import { makePayments } from '@sluice/mocks'
import type { SearchPaymentsQuery } from '@sluice/api/contract'
import { expect, test, vi } from 'vitest'

import { texts } from '../../../messages/testing/texts.ts'
import { exportCsv } from './exportCsv.ts'

const { t } = texts

const rows = makePayments(250)

function read({ limit, cursor }: SearchPaymentsQuery) {
  const start = rows.findIndex(({ id }) => id === cursor) + 1
  return Promise.resolve(rows.slice(start, start + limit))
}

function makeFile() {
  const text: string[] = []
  return {
    text,
    write: vi.fn<(part: string) => Promise<void>>((part) => {
      text.push(part)
      return Promise.resolve()
    }),
    close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    discard: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
}

const linesOf = (text: string[]) => text.join('').trimEnd().split('\r\n')

test('writes every row, reports the number and closes the file', async () => {
  const file = makeFile()
  const reported: number[] = []
  expect(await exportCsv(read, {}, file, (count) => reported.push(count), t).run()).toBe('done')
  expect(reported).toEqual([100, 200, 250])
  const [head, ...lines] = linesOf(file.text)
  expect(head).toMatch(/^\uFEFFid,created_at,/)
  expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => `"${id}"`))
  expect(file.close).toHaveBeenCalledOnce()
})

test('resumes after a failed page without writing anything twice', async () => {
  const file = makeFile()
  let calls = 0
  const flaky = (query: SearchPaymentsQuery) => {
    calls += 1
    return calls === 2 ? Promise.resolve(undefined) : read(query)
  }
  const csv = exportCsv(flaky, {}, file, () => {}, t)
  expect(await csv.run()).toBe('failed')
  expect(file.close).not.toHaveBeenCalled()
  expect(await csv.run()).toBe('done')
  expect(linesOf(file.text)).toHaveLength(251)
})

test('resumes after a full disk', async () => {
  const file = makeFile()
  file.write.mockRejectedValueOnce(new Error('QuotaExceededError'))
  const csv = exportCsv(read, {}, file, () => {}, t)
  expect(await csv.run()).toBe('failed')
  expect(await csv.run()).toBe('done')
  expect(linesOf(file.text)).toHaveLength(251)
})

test('discards the file when cancelled', async () => {
  const file = makeFile()
  const csv = exportCsv(read, {}, file, () => csv.cancel(), t)
  expect(await csv.run()).toBe('cancelled')
  expect(file.discard).toHaveBeenCalledOnce()
  expect(file.close).not.toHaveBeenCalled()
})
