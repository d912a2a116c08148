import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'

import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { enhanceFeeCalculator } from './enhanceFeeCalculator.ts'
import { FeeCalculator } from './FeeCalculator.tsx'

let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <WithTexts>
      <FeeCalculator />
    </WithTexts>,
  )
  root = document.querySelector<HTMLElement>('[data-fee-calculator]') ?? document.body
})

function shown(): (string | undefined)[] {
  return ['fee', 'arrives'].map(
    (part) => root.querySelector(`[data-part=${part}]`)?.textContent ?? undefined,
  )
}

function type(amount: string): void {
  const input = root.querySelector<HTMLInputElement>('input[name=amount]')
  if (!input) throw new Error('No amount')
  input.value = amount
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it('prerenders the same result as the script calculates', () => {
  const before = shown()
  enhanceFeeCalculator(root)
  type('1,000')
  expect(shown()).toEqual(before)
  expect(before).toEqual(['5.00', '995.00'])
})

it('calculates the fee of the typed amount and reports an invalid one', () => {
  enhanceFeeCalculator(root)
  type('1234567.5')
  expect(shown()).toEqual(['6,172.8375', '12,28,394.6625'])
  type('ten')
  expect(shown()).toEqual(['–', '–'])
  expect(root.querySelector('[data-part=hint]')?.hasAttribute('hidden')).toBe(false)
})

it('calculates the fee of an amount that the browser restored', () => {
  const input = root.querySelector<HTMLInputElement>('input[name=amount]')
  if (input) input.value = '123456789'
  enhanceFeeCalculator(root)
  expect(shown()).toEqual(['6,17,283.945', '12,28,39,505.055'])
})

it('says what each amount is worth in rupees, once the gateway has said the rate', async () => {
  const worth = () =>
    ['due', 'fee', 'arrives'].map((of) => root.querySelector(`[data-worth=${of}]`)?.textContent)
  root.dataset.rates = 'data:application/json,[{"rate":"84.7500000000"}]'
  enhanceFeeCalculator(root)
  type('2000.1')
  await expect.poll(worth).toEqual(['≈ ₹1,69,508.48', '≈ ₹847.54', '≈ ₹1,68,660.93'])
  type('ten')
  expect(worth()).toEqual(['\u00a0', '\u00a0', '\u00a0'])
})

it.each(['data:application/json,[]', 'data:application/json,[{"rate":"x"}]', 'data:text/html,<p>'])(
  'shows tokens alone if the gateway answers %s',
  async (url) => {
    root.dataset.rates = url
    enhanceFeeCalculator(root)
    await new Promise((resolve) => setTimeout(resolve, 20))
    type('50')
    expect(shown()).toEqual(['1.00', '49.00'])
    expect(root.querySelector('[data-worth=fee]')?.textContent).toBe('\u00a0')
  },
)

it('removes its listeners', () => {
  const stop = enhanceFeeCalculator(root)
  stop()
  type('50')
  expect(shown()).toEqual(['5.00', '995.00'])
})
