import { AuthLayout, ThemeSwitch } from '@sluice/ui'
import type { ComponentProps } from 'react'

import { useText } from '../../messages/TextProvider.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import * as css from './GuestPage.css.ts'

export type GuestPageProps = Omit<ComponentProps<typeof AuthLayout>, 'tools'>

/** The frame of every page for guests: log in, sign up and the account links. */
export function GuestPage(props: GuestPageProps) {
  const t = useText()
  return (
    <AuthLayout
      welcome={t('guest.welcome')}
      tools={
        <div className={css.tools}>
          <LanguageSwitch areas={['app']} />
          <ThemeSwitch label={t('theme.label')} />
        </div>
      }
      {...props}
    />
  )
}
