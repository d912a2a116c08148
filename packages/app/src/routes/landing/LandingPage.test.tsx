import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { paths } from '../../config/paths.ts'
import { WithTexts } from '../../messages/testing/WithTexts.tsx'
import { LandingPage } from './LandingPage.tsx'

describe('the prerendered landing page', () => {
  const html = renderToStaticMarkup(
    <WithTexts>
      <LandingPage />
    </WithTexts>,
  )

  it('makes every claim of section 1 of the specification without JavaScript', () => {
    for (const claim of [
      /0\.5%.*\$1 minimum/s,
      /0%.*first 7 days/is,
      /No KYC/,
      /Instant settlement/i,
      /USDT-to-rupee conversion/,
      /Website integration/,
      /Upcoming.*physical crypto payment card/s,
    ]) {
      expect(html).toMatch(claim)
    }
  })

  it('answers eight questions and shows fee examples', () => {
    expect(html.match(/<details/g)).toHaveLength(8)
    expect(html).toContain('<data value="2487.5000000000"')
  })

  it('links to the log-in page, the sign-up page and the API reference', () => {
    for (const path of [paths.logIn, paths.signUp, paths.docs]) {
      expect(html).toContain(`href="${path}"`)
    }
  })

  it('has a target for every in-page link', () => {
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
  })
})
