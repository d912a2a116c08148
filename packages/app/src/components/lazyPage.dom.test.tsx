import { cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { CodeMissing, lazyPage } from './lazyPage.tsx'

afterEach(cleanup)

const Hello = () => <h1>Hello</h1>

class Boundary extends Component<
  { children: ReactNode; onRetry: () => void },
  { failed: boolean }
> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? (
      <button
        onClick={() => {
          this.props.onRetry()
          this.setState({ failed: false })
        }}
      >
        Try again
      </button>
    ) : (
      this.props.children
    )
  }
}

test('a page that was asked for earlier renders in the first pass', async () => {
  const Page = lazyPage(() => Promise.resolve(Hello))
  await Page.preload()
  render(<Page />)
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy()
})

test('the code is fetched once, however often the page is shown', async () => {
  const load = vi.fn<() => Promise<typeof Hello>>().mockResolvedValue(Hello)
  const Page = lazyPage(load)
  await Promise.all([Page.preload(), Page.preload()])
  render(<Page />)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a load that failed ends in the boundary, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<typeof Hello>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Hello)
  const Page = lazyPage(load)
  await expect(Page.preload()).rejects.toThrow(CodeMissing)
  render(
    <Boundary onRetry={Page.forget}>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </Boundary>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(load).toHaveBeenCalledTimes(2)
  retry.click()
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})
