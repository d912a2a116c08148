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
  guard: {
    audience: 'visitor',
    code: 'guard()',
    calls: ['/user/me', '/list?page=1&limit=7'],
  },
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
  expect(html).toContain('<html data-opened data-for="visitor" lang="en">')
  expect(html.indexOf('name="referrer"')).toBeLessThan(html.indexOf('</head>'))
  expect(html).not.toContain('<!--')
  expect(html).not.toContain('rel="expect"')
})

test('a page that is complete without the app has none of it', () => {
  const html = pageHtml({ ...parts, script: 'enhance()' })
  expect(html).toContain('</div>\n<script type="module">enhance()</script>')
  expect(html).toContain('<html data-static data-for="visitor" lang="en">')
  expect(html).not.toMatch(/index\.js|index\.css|forms\.js|noscript/)
})

test('the first frame waits for what is named', () => {
  expect(pageHtml({ ...parts, firstFrameTo: 'start' })).toContain(
    '<link rel="expect" href="#start" blocking="render">',
  )
})

test('only a page that is described is offered to search engines', () => {
  expect(pageHtml(parts)).toContain('<meta name="robots" content="noindex">')
  const html = pageHtml({ ...parts, description: 'Say "hello" & go', canonical: '/login' })
  expect(html).not.toContain('noindex')
  expect(html).toContain('content="Say &quot;hello&quot; &amp; go"')
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/login">')
})

test('the product’s own face waits for the page, and for the next one where an app takes this one over', () => {
  const face =
    '@font-face{font-family:Sluice Sans;src:url(/a.woff2)format("woff2");font-weight:400 700}'
  const styles = `${face}@font-face{font-family:Sluice Sans Fallback;src:local(Arial)}`
  for (const script of [undefined, 'enhance()']) {
    const html = pageHtml({ ...parts, styles, script })
    expect(html).toContain("new FontFace('Sluice Sans', 'url(/a.woff2)', { weight: '400 700' })")
    expect(html).toContain(
      `<style>@font-face{font-family:Sluice Sans Fallback;src:local(Arial)}</style>\n<style id="face" media="not all">${face}</style>`,
    )
    expect(html.includes('document.fonts.add(face)')).toBe(!!script)
    expect(html.includes('self.comingFace = face')).toBe(!script)
  }
})
