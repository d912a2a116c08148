import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Appearance() {
  return <ThemeSwitch />
}
