import { expect, test } from 'vitest'

import { pageHtml, type PageParts } from './pageHtml.ts'

const parts: PageParts = {
  template: `<!doctype html>
<html lang="en">
  <head>
    <title>Sluice</title>
    <script>theme()</script>
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>`,
  page: {
    path: '/login',
    audience: 'guest',
    module: 'LogInPage.tsx',
    html: '<title>Log in · Sluice</title><meta name="referrer" content="no-referrer"/><pre>a\n  b</pre>',
    variants: '',
    calls: ['/user/me', '/list?page=1&limit=7'],
  },
  styles: '.a{color:red}',
  redirectScript: 'redirect()',
  staticPageScript: 'enhance()',
  preload: ['/assets/LogInPage.js'],
}

test('a hydrated page has content, styles and scripts', () => {
  const html = pageHtml(parts)
  expect(html).toContain('<div id="root"><pre>a\n  b</pre></div>')
  expect(html).toContain('<style>.a{color:red}</style>')
  expect(html).toContain('<script type="module" crossorigin src="/assets/main.js"></script>')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/LogInPage.js">')
  expect(html).toContain(
    '<script data-audience="guest" data-calls="/user/me /list?page=1&amp;limit=7">redirect()</script>',
  )
  expect(html.match(/<title>.*<\/title>/g)).toEqual(['<title>Log in · Sluice</title>'])
  expect(html.indexOf('name="referrer"')).toBeLessThan(html.indexOf('</head>'))
  // The other styles do not block the first paint.
  expect(html.indexOf('href="/assets/style.css"')).toBeGreaterThan(html.indexOf('<pre>'))
})

test('a static page has its own script and no files of the app', () => {
  const html = pageHtml({ ...parts, page: { ...parts.page, isStatic: true } })
  expect(html).toContain('<script type="module">enhance()</script>')
  expect(html).not.toMatch(/main\.js|style\.css|LogInPage\.js|noscript/)
})

test('only a page with a description is indexed', () => {
  expect(pageHtml(parts)).toContain('<meta name="robots" content="noindex">')
  const html = pageHtml({ ...parts, page: { ...parts.page, description: 'Say "hello" & go' } })
  expect(html).not.toContain('noindex')
  expect(html).toContain('content="Say &quot;hello&quot; &amp; go"')
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/login">')
})
