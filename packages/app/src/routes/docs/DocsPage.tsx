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
  const content = referenceContent(t)
  return (
    <>
      <header className={css.bar}>
        <UnstyledLink href={paths.landing} className={css.home}>
          <Brand />
        </UnstyledLink>
        <nav aria-label={t('landing.main')} className={css.account}>
          <Link href={paths.logIn} className={css.signIn}>
            {t('landing.signIn')}
          </Link>
          <LinkButton href={paths.signUp}>{t('landing.getStarted')}</LinkButton>
        </nav>
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{content.title}</h1>
        <p className={css.lead}>{content.lead}</p>
        <Reference />
      </main>
      <Footer
        control={<PublicThemeSwitch />}
        groups={[
          {
            title: t('landing.product'),
            links: [{ label: t('landing.overview'), href: paths.landing }],
          },
          {
            title: t('landing.account'),
            links: [
              { label: t('landing.signIn'), href: paths.logIn },
              { label: t('landing.getStarted'), href: paths.signUp },
            ],
          },
          {
            title: t('landing.legal'),
            links: legalLinks.map(({ label, href }) => ({ label: t(label), href })),
          },
        ]}
      />
    </>
  )
}
