import { globalLayer, globalStyle } from '@vanilla-extract/css'

import { vars } from './contract.css.ts'
import { text } from './scale.ts'

/** Styles in this layer lose to component styles, whatever the order in which a bundler concatenates them. */
const reset = globalLayer('sluice-reset')

function base(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}

base('*, *::before, *::after', { boxSizing: 'border-box' })
base('*', { margin: 0, padding: 0 })
base('html', {
  textSizeAdjust: '100%',
  // What is scrolled to, such as what gets the focus, is not behind a phone's bars.
  scrollPaddingTop: '5rem',
  scrollPaddingBottom: 'calc(5rem + env(safe-area-inset-bottom))',
})
base('body', {
  ...text.body,
  minHeight: '100dvh',
  fontFamily: vars.font.sans,
  color: vars.color.text,
  background: vars.color.surface,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
base('h1, h2, h3, h4, p', { overflowWrap: 'break-word' })
base('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 600, textWrap: 'balance' })
base('ul, ol', { listStyle: 'none' })
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
base('button', { background: 'none', border: 0, cursor: 'pointer' })
base('button:disabled', { cursor: 'not-allowed' })
base('a', { color: 'inherit' })
base('img, svg, video', { display: 'block', maxWidth: '100%' })
// An icon has the color of its text. Its own would stay as it is, and vanish on the system's background.
globalStyle('svg', { '@media': { '(forced-colors: active)': { color: 'inherit !important' } } })
base('table', { borderCollapse: 'collapse', borderSpacing: 0, width: '100%' })
base('code, kbd, pre, samp', { fontFamily: vars.font.mono, fontSize: '0.9375em' })
base('fieldset', { border: 0, minWidth: 0 })
base(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
base('::selection', { background: vars.color.action, color: vars.color.onAction })
