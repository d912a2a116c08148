import { AuthLayout, ThemeSwitch } from '@sluice/ui'
import type { ComponentProps } from 'react'

import * as css from './GuestPage.css.ts'

export type GuestPageProps = Omit<ComponentProps<typeof AuthLayout>, 'tools' | 'contentClassName'>

/** The frame of every page for visitors that is taken over by the app: those on which one signs in or up. */
export function GuestPage(props: GuestPageProps) {
  return <AuthLayout tools={<ThemeSwitch />} contentClassName={css.content} {...props} />
}
