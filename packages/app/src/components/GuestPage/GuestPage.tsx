import { AuthLayout, ThemeSwitch } from '@sluice/ui'
import type { ComponentProps } from 'react'

export type GuestPageProps = Omit<ComponentProps<typeof AuthLayout>, 'tools'>

/** The frame of every page for guests: log in, sign up and the account links. */
export function GuestPage(props: GuestPageProps) {
  return <AuthLayout tools={<ThemeSwitch />} {...props} />
}
