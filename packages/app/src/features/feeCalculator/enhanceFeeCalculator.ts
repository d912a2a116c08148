import { calculateFee } from './calculateFee.ts'

/** Groups digits as in India. `Intl` would do it too, but takes a phone a twentieth of a second to wake up. */
function grouped(digits: string): string {
  return digits.replaceAll(/\d(?=(?:\d\d)+\d$)/g, '$&,')
}

/** Writes an exact decimal into its two halves, the integer and the decimals, as on every amount of the product. */
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
 * Makes the drawn calculator reckon. It works on plain HTML, so that a page rendered ahead needs these few lines and no framework.
 *
 * @returns takes the listeners off again
 */
export function enhanceFeeCalculator(root: HTMLElement): () => void {
  const form = root.querySelector('form')
  const amount = root.querySelector<HTMLInputElement>('input[name=amount]')
  const firstDays = root.querySelector<HTMLInputElement>('input[name=first-days]')
  const hint = root.querySelector('[data-part=hint]')

  function update() {
    const reckoning = calculateFee(amount?.value ?? '', firstDays?.checked ?? false)
    write(root.querySelector('[data-part=fee]'), reckoning?.fee)
    write(root.querySelector('[data-part=arrives]'), reckoning?.arrives)
    root.dataset.gate = firstDays?.checked ? 'open' : 'measuring'
    amount?.setAttribute('aria-invalid', String(!reckoning))
    hint?.toggleAttribute('hidden', Boolean(reckoning))
  }

  form?.addEventListener('input', update)
  form?.addEventListener('submit', stay)
  // A page that one returns to may hold what was typed before; otherwise the HTML says already what the script would.
  if (amount?.value !== amount?.defaultValue || firstDays?.checked) update()
  return () => {
    form?.removeEventListener('input', update)
    form?.removeEventListener('submit', stay)
  }
}
