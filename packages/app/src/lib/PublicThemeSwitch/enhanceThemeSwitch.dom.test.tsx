import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'

import { enhanceThemeSwitch } from './enhanceThemeSwitch.ts'
import { PublicThemeSwitch } from './PublicThemeSwitch.tsx'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
  document.body.innerHTML = renderToStaticMarkup(<PublicThemeSwitch />)
})

function choice(value: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[value=${value}]`)
  if (!input) throw new Error(`No choice ${value}`)
  return input
}

function enhance() {
  enhanceThemeSwitch(document.querySelector<HTMLElement>('[data-theme-switch]') ?? document.body)
}

test('shows what was chosen before', () => {
  localStorage.setItem('theme', 'dark')
  enhance()
  expect(choice('dark').checked).toBe(true)
})

test('puts a choice on at once, and keeps it', () => {
  enhance()
  expect(choice('system').checked).toBe(true)
  choice('light').click()
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  choice('system').click()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('follows a choice made in another tab', () => {
  enhance()
  localStorage.setItem('theme', 'dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(choice('dark').checked).toBe(true)
  expect(document.documentElement.dataset.theme).toBe('dark')
})
