import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { KeyTable } from './KeyTable.tsx'
import { loadConfirmDialog } from './preloadKeyTable.ts'

vi.mock(import('./preloadKeyTable.ts'), { spy: true })

afterEach(cleanup)

const key = { id: '1', name: 'Shop', key: 'sk_live_123' }

test('says that the dialog could not be fetched, and opens it once it can', async () => {
  vi.mocked(loadConfirmDialog).mockRejectedValue(new TypeError('offline'))
  const onRevoke = vi.fn<() => Promise<void>>()
  render(<KeyTable keys={[key]} onRevoke={onRevoke} />)

  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The key still works.')
  expect(screen.queryByRole('alertdialog')).toBeNull()

  vi.mocked(loadConfirmDialog).mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(screen.queryByText(/The key still works/)).toBeNull()
  expect(onRevoke).not.toHaveBeenCalled()
})

test('fetches the dialog before it is asked for, once a pointer comes near', async () => {
  vi.mocked(loadConfirmDialog).mockClear()
  render(<KeyTable keys={[key]} onRevoke={() => undefined} />)
  expect(loadConfirmDialog).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('button', { name: 'Revoke' }))
  expect(loadConfirmDialog).toHaveBeenCalledTimes(1)
})
