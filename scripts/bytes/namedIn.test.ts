import { expect, test } from 'vitest'

import { namedIn } from './namedIn.ts'

test('reads what a page will fetch, and no more', () => {
  const html = `
    <link rel="icon" href="/favicon.svg">
    <script>guard()</script>
    <style>@font-face{src:url(/assets/a.woff2)format("woff2")}</style>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/forms.js">
    <link rel="stylesheet" crossorigin href="/assets/written.css" disabled>
    <link rel="stylesheet" crossorigin href="/assets/late.css">`
  expect(namedIn(html)).toEqual({
    scripts: ['assets/index.js', 'assets/forms.js'],
    stylesheets: ['assets/late.css'],
    inlineStyles: ['@font-face{src:url(/assets/a.woff2)format("woff2")}'],
    fonts: ['assets/a.woff2'],
  })
})
