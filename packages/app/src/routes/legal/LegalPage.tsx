import { pagePlaceholders } from '@sluice/api/contract'
import { Brand, Footer, Link } from '@sluice/ui'

import { PublicThemeSwitch } from '../../components/PublicThemeSwitch/PublicThemeSwitch.tsx'
import { legalLinks, paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './LegalPage.css.ts'

export interface LegalPageProps {
  title: string
  /** Which of the operator's texts the gateway puts into the page. */
  text: 'terms' | 'privacy'
  /** Shown if the operator has not published it. */
  missing: string
}

/** The frame of a legal text. It is complete without JavaScript. */
export function LegalPage({ title, text, missing }: LegalPageProps) {
  const t = useText()
  return (
    <>
      <header className={css.bar}>
        <Link href={paths.landing} className={css.home}>
          <Brand />
        </Link>
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{title}</h1>
        <div
          className={css.prose}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pagePlaceholders[text] : '' }}
        />
        <p className={css.missing}>{missing}</p>
      </main>
      <Footer
        control={<PublicThemeSwitch />}
        groups={[
          {
            title: t('legal.product'),
            links: [{ label: t('legal.overview'), href: paths.landing }],
          },
          {
            title: t('legal.legal'),
            links: legalLinks.map(({ label, href }) => ({ label: t(label), href })),
          },
        ]}
      />
    </>
  )
}
