// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { lazyPage } from './lazyPage.tsx'

afterEach(cleanup)

const Hello = () => <h1>Hello</h1>

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>Try again</button>
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

test('a load that failed is tried again with the next rendering', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let online = false
  const Page = lazyPage(() =>
    online ? Promise.resolve(Hello) : Promise.reject(new TypeError('Failed to fetch')),
  )
  render(
    <Boundary>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </Boundary>,
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  online = true
  retry.click()
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeTruthy()
})
