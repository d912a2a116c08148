import { useArrival } from '../../lib/useArrival.ts'
import { Landing } from './Landing.tsx'
import { landingContent } from './landingContent.ts'

/** `/` */
export function LandingPage() {
  useArrival(landingContent.documentTitle)

  return <Landing />
}
