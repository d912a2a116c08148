import { useArrival } from '../../lib/useArrival.ts'
import { referenceContent } from '../../features/reference/referenceContent.ts'
import { Docs } from './Docs.tsx'

/** `/docs` */
export function DocsPage() {
  useArrival(referenceContent.title)

  return <Docs />
}
