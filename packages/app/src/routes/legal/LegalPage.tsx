import { Brand, Footer, Link } from '@sluice/ui'
import type { ReactNode } from 'react'

import { PublicThemeSwitch } from '../../components/PublicThemeSwitch/PublicThemeSwitch.tsx'
import { legalLinks, paths } from '../../config/paths.ts'
import * as css from './LegalPage.css.ts'

export interface LegalPageProps {
  title: string
  /** The element that the server replaces with the operator's text. */
  children: ReactNode
}

/** The frame of a legal text. It is complete without JavaScript. */
export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <>
      <header className={css.bar}>
        <Link href={paths.landing} className={css.home}>
          <Brand />
        </Link>
      </header>
      <main className={css.main}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.prose}>{children}</div>
      </main>
      <Footer
        control={<PublicThemeSwitch />}
        groups={[
          { title: 'Product', links: [{ label: 'Overview', href: paths.landing }] },
          { title: 'Legal', links: legalLinks },
        ]}
      />
    </>
  )
}
