import { Brand, Footer, UnstyledLink, LinkButton, Link } from '@sluice/ui'

import { legalLinks, paths } from '../../config/paths.ts'
import { Reference } from '../../features/reference/Reference.tsx'
import { referenceContent } from '../../features/reference/referenceContent.ts'
import { PublicThemeSwitch } from '../../components/PublicThemeSwitch/PublicThemeSwitch.tsx'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './DocsPage.css.ts'

/** The public API reference. It is complete without JavaScript. */
export function DocsPage() {
  const t = useText()
  return (
    <>
      <header className={css.bar}>
        <UnstyledLink href={paths.landing} className={css.home}>
          <Brand />
        </UnstyledLink>
        <nav aria-label="Main" className={css.account}>
          <Link href={paths.logIn} className={css.signIn}>
            Sign in
          </Link>
          <LinkButton href={paths.signUp}>Get Started</LinkButton>
        </nav>
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{referenceContent.title}</h1>
        <p className={css.lead}>{referenceContent.lead}</p>
        <Reference />
      </main>
      <Footer
        control={<PublicThemeSwitch />}
        groups={[
          { title: 'Product', links: [{ label: 'Overview', href: paths.landing }] },
          {
            title: 'Account',
            links: [
              { label: 'Sign in', href: paths.logIn },
              { label: 'Get Started', href: paths.signUp },
            ],
          },
          {
            title: 'Legal',
            links: legalLinks.map(({ label, href }) => ({ label: t(label), href })),
          },
        ]}
      />
    </>
  )
}
