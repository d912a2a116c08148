import { useRouteFocus } from '../../hooks/useRouteFocus.ts'
import { Landing } from './Landing.tsx'
import { landingContent } from './landingContent.ts'

/** `/` */
export function LandingPage() {
  useRouteFocus(landingContent.documentTitle)

  return <Landing />
}
