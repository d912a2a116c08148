import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { enhanceThemeSwitch } from './enhanceThemeSwitch.ts'
import { PublicThemeSwitch } from './PublicThemeSwitch.tsx'

beforeEach(() => {
  document.cookie = 'theme=; Max-Age=0; Path=/'
  delete document.documentElement.dataset.theme
  document.body.innerHTML = renderToStaticMarkup(
    <WithTexts>
      <PublicThemeSwitch />
    </WithTexts>,
  )
})

function choice(value: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[value=${value}]`)
  if (!input) throw new Error(`No choice ${value}`)
  return input
}

function enhance() {
  enhanceThemeSwitch(document.querySelector<HTMLElement>('[data-theme-switch]') ?? document.body)
}

test('shows the current theme', () => {
  document.documentElement.dataset.theme = 'dark'
  enhance()
  expect(choice('dark').checked).toBe(true)
})

test('applies and saves a choice', () => {
  enhance()
  expect(choice('system').checked).toBe(true)
  choice('light').click()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(document.cookie).toContain('theme=light')
  choice('system').click()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(document.cookie).not.toContain('theme')
})

test('follows a choice in another tab', async () => {
  enhance()
  const otherTab = new BroadcastChannel('theme')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it is one origin's
  otherTab.postMessage('dark')
  await expect.poll(() => choice('dark').checked).toBe(true)
  expect(document.documentElement.dataset.theme).toBe('dark')
  otherTab.close()
})
