import { expect, test } from 'vitest'

import { pageHtml } from './pageHtml.ts'
import type { PageParts } from './pageHtml.ts'

const template = `<!doctype html>
<html lang="en">
  <head>
    <title>Sluice</title>
    <!-- The theme. -->
    <script>theme()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>`

const parts: PageParts = {
  template,
  title: 'Log in · Sluice',
  html: '<meta name="referrer" content="no-referrer"/><pre>a\n  b</pre>',
  styles: '.a{color:red}',
  styleFiles: ['/assets/index.css'],
  preload: ['/assets/forms.js'],
  head: { code: 'guard()', calls: ['/user/me', '/list?page=1&limit=7'] },
}

test('a page that the app takes over is as React wrote it, with its styles, its app and its guard', () => {
  const html = pageHtml(parts)
  expect(html).toContain('<div id="root"><pre>a\n  b</pre></div>')
  expect(html).toContain('<style>.a{color:red}</style>')
  expect(html).toContain('<script type="module" crossorigin src="/assets/index.js"></script>')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/forms.js">')
  expect(html).toContain('href="/assets/index.css" disabled>')
  expect(html).toContain('<script data-calls="/user/me /list?page=1&amp;limit=7">guard()</script>')
  expect(html).toContain('<noscript>')
  expect(html.indexOf('name="referrer"')).toBeLessThan(html.indexOf('</head>'))
  expect(html).not.toContain('<!--')
})

test('a page that is complete without the app has none of it', () => {
  const html = pageHtml({ ...parts, script: 'enhance()' })
  expect(html).toContain('</div>\n<script type="module">enhance()</script>')
  expect(html).toContain('<html data-static lang="en">')
  expect(html).not.toMatch(/index\.js|index\.css|forms\.js|noscript/)
})

test('only a page that is described is offered to search engines', () => {
  expect(pageHtml(parts)).toContain('<meta name="robots" content="noindex">')
  const html = pageHtml({ ...parts, description: 'Say "hello" & go', canonical: '/login' })
  expect(html).not.toContain('noindex')
  expect(html).toContain('content="Say &quot;hello&quot; &amp; go"')
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/login">')
})

test('the product’s own face waits for the app, where there is one', () => {
  const face =
    '@font-face{font-family:Sluice Sans;src:url(/a.woff2)format("woff2");font-weight:400 700}'
  const styles = `${face}@font-face{font-family:Sluice Sans Fallback;src:local(Arial)}`
  const html = pageHtml({ ...parts, styles })
  expect(html).toContain("new FontFace('Sluice Sans', 'url(/a.woff2)', { weight: '400 700' })")
  expect(html).toContain(
    `<style>@font-face{font-family:Sluice Sans Fallback;src:local(Arial)}</style>\n<style id="face" media="not all">${face}</style>`,
  )
  expect(pageHtml({ ...parts, styles, script: 'enhance()' })).toContain(`<style>${styles}</style>`)
})
