import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { DocsPage } from './DocsPage.tsx'

describe('the prerendered reference', () => {
  const html = renderToStaticMarkup(
    <WithTexts>
      <DocsPage />
    </WithTexts>,
  )

  it('contains everything without JavaScript', () => {
    for (const words of [
      '/pay/api/transaction/create',
      '/pay/api/transaction/status/{id}',
      '/pay/api/transaction/view',
      'idempotency_conflict',
      'webhook-signature',
      'payment.reversed',
      'partially_paid',
      '/openapi.json',
    ]) {
      expect(html).toContain(words)
    }
  })

  it('has a target for every in-page link', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)]
    expect(links.length).toBeGreaterThan(5)
    for (const [, id] of links) expect(html).toContain(`id="${id}"`)
  })
})
