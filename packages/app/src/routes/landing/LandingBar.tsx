import { Brand, UnstyledLink, LinkButton, Link } from '@sluice/ui'

import { paths } from '../../config/paths.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './LandingBar.css.ts'
import { landingContent } from './landingContent.ts'

/** The header of the landing page: brand and navigation. */
export function LandingBar() {
  const t = useText()
  const content = landingContent(t)
  return (
    <header className={css.root}>
      <Brand />
      <nav aria-label={t('landing.main')} className={css.nav}>
        <ul className={css.links}>
          {content.navigation.map(({ label, href }) => (
            <li key={href}>
              <UnstyledLink href={href} className={css.link}>
                {label}
              </UnstyledLink>
            </li>
          ))}
          <li>
            <UnstyledLink href={paths.docs} className={css.link}>
              {content.reference}
            </UnstyledLink>
          </li>
        </ul>
        <Link href={paths.logIn} className={css.signIn}>
          {content.signIn}
        </Link>
        <LinkButton href={paths.signUp} tone="secondary" className={css.start}>
          {content.getStarted}
        </LinkButton>
      </nav>
    </header>
  )
}
