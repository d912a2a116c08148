import {
  asAmount,
  exactValue,
  isDecimal,
  toAmount,
  toDecimal,
  type Decimal,
} from '@sluice/api/contract'

import { calculateFee } from './calculateFee.ts'

/** Groups digits as in India. `Intl` would do the same, but takes a phone 50 ms to initialize. */
function grouped(digits: string): string {
  return digits.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** Writes an exact decimal into its two elements, one for the integer and one for the decimals, like the Amount component. */
function write(target: Element | null, decimal = ''): void {
  const [integer = '', fraction = ''] = decimal.split('.')
  const [strong, light] = target?.children ?? []
  if (!strong || !light) return
  strong.textContent = decimal ? grouped(integer) : '–'
  light.textContent = decimal && `.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** In place of a worth that is not known: it keeps the line's height. */
export const noWorth = '\u00a0'

/** What an amount is worth, rounded to paise: `≈ ₹84,750.00`. */
function inRupees(amount: Decimal, rate: Decimal): string {
  const halfPaisa = toAmount('0.005')
  const value = asAmount(exactValue(toAmount(amount), toAmount(rate)) + halfPaisa)
  const [integer = '', fraction = ''] = toDecimal(value).split('.')
  return `≈ ₹${grouped(integer)}.${fraction.slice(0, 2)}`
}

/** What a token is worth in rupees. Undefined if the gateway does not know it, or does not answer. */
async function readRate(url: string): Promise<Decimal | undefined> {
  try {
    const response = await fetch(url)
    const [first] = await response.json()
    return typeof first?.rate === 'string' && isDecimal(first.rate) ? first.rate : undefined
  } catch {
    return undefined
  }
}

function stay(event: Event): void {
  event.preventDefault()
}

/**
 * Makes the prerendered calculator work. It needs only the HTML, so that a static page does not load React for it.
 *
 * @returns removes the listeners
 */
export function enhanceFeeCalculator(root: HTMLElement): () => void {
  const form = root.querySelector('form')
  const amount = root.querySelector<HTMLInputElement>('input[name=amount]')
  const firstDays = root.querySelector<HTMLInputElement>('input[name=first-days]')
  const hint = root.querySelector('[data-part=hint]')

  let rate: Decimal | undefined

  function update() {
    const result = calculateFee(amount?.value ?? '', firstDays?.checked ?? false)
    for (const part of ['due', 'fee', 'arrives'] as const) {
      const worth = root.querySelector(`[data-worth=${part}]`)
      if (worth) worth.textContent = result && rate ? inRupees(result[part], rate) : noWorth
    }
    write(root.querySelector('[data-part=fee]'), result?.fee)
    write(root.querySelector('[data-part=arrives]'), result?.arrives)
    root.dataset.gate = firstDays?.checked ? 'open' : 'measuring'
    amount?.setAttribute('aria-invalid', String(!result))
    hint?.toggleAttribute('hidden', Boolean(result))
  }

  form?.addEventListener('input', update)
  form?.addEventListener('submit', stay)
  async function learnRate(url: string) {
    rate = await readRate(url)
    if (rate) update()
  }
  if (root.dataset.rates) void learnRate(root.dataset.rates)
  // The browser may have restored an earlier amount. Otherwise the prerendered result is right already.
  if (amount?.value !== amount?.defaultValue || firstDays?.checked) update()
  return () => {
    form?.removeEventListener('input', update)
    form?.removeEventListener('submit', stay)
  }
}
