import { LinkButton } from './LinkButton.tsx'

export function GetStarted() {
  return <LinkButton href="/signup">Get Started</LinkButton>
}
