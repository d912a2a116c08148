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

  function update() {
    const result = calculateFee(amount?.value ?? '', firstDays?.checked ?? false)
    write(root.querySelector('[data-part=fee]'), result?.fee)
    write(root.querySelector('[data-part=arrives]'), result?.arrives)
    root.dataset.gate = firstDays?.checked ? 'open' : 'measuring'
    amount?.setAttribute('aria-invalid', String(!result))
    hint?.toggleAttribute('hidden', Boolean(result))
  }

  form?.addEventListener('input', update)
  form?.addEventListener('submit', stay)
  // The browser may have restored an earlier amount. Otherwise the prerendered result is right already.
  if (amount?.value !== amount?.defaultValue || firstDays?.checked) update()
  return () => {
    form?.removeEventListener('input', update)
    form?.removeEventListener('submit', stay)
  }
}
