import { CodeBlock } from '@sluice/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { enhanceCopy } from './enhanceCopy.ts'

const samples = [
  { label: 'curl', code: 'curl "https://x.test" # asks' },
  { label: 'Node', code: 'fetch("https://x.test")' },
]
const writeText = vi.fn<(text: string) => Promise<void>>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue()
  document.body.innerHTML = renderToStaticMarkup(<CodeBlock title="Ask" samples={samples} />)
  stop = enhanceCopy(document.body)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function press(name: string): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
  button?.click()
  return button?.closest<HTMLElement>('[data-copy]') ?? null
}

it('copies the code and shows a confirmation for a while', async () => {
  const place = press('Copy Node')
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(samples[1]?.code)
  expect(place?.querySelector('output')?.textContent).toBe('Copied')
  expect(place?.dataset['copy']).toBe('Copied')
  await vi.advanceTimersByTimeAsync(2000)
  expect(place?.dataset['copy']).toBe('')
})

it('reports that the browser refused', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  const place = press('Copy curl')
  await vi.advanceTimersByTimeAsync(0)
  expect(place?.querySelector('output')?.textContent).toBe('Copy failed')
})

it('ignores other clicks', () => {
  document.querySelector('pre')?.click()
  expect(writeText).not.toHaveBeenCalled()
})
