import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { lazyPage } from '../components/lazyPage.tsx'
import { PageFrame } from './PageFrame.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a page that fails leaves what is around it alone, and comes back on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('of its own')
    return <h1>Whole again</h1>
  }
  const page = lazyPage(() => Promise.resolve(Fragile))
  render(
    <>
      <nav>Sidebar</nav>
      <Suspense>
        <PageFrame page={page} />
      </Suspense>
    </>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('main').textContent).toContain('This page stopped working')
  expect(screen.getByRole('navigation').textContent).toBe('Sidebar')

  broken = false
  await userEvent.click(retry)
  expect(screen.getByRole('heading', { name: 'Whole again' })).toBeTruthy()
})
