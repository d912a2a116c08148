import { enhanceFeeCalculator } from '../features/feeCalculator/enhanceFeeCalculator.ts'
import { enhanceCopy } from '../features/reference/enhanceCopy.ts'
import { enhanceReference } from '../features/reference/enhanceReference.ts'
import { enhanceThemeSwitch } from '../components/PublicThemeSwitch/enhanceThemeSwitch.ts'

/* The script of the static pages, which are complete without it. */
for (const calculator of document.querySelectorAll<HTMLElement>('[data-fee-calculator]')) {
  enhanceFeeCalculator(calculator)
}
for (const fieldset of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
  enhanceThemeSwitch(fieldset)
}
for (const reference of document.querySelectorAll<HTMLElement>('[data-reference]')) {
  enhanceReference(reference)
}
enhanceCopy(document.body)
