import { useRouteFocus } from '../../hooks/useRouteFocus.ts'
import { referenceContent } from '../../features/reference/referenceContent.ts'
import { Docs } from './Docs.tsx'

/** `/docs` */
export function DocsPage() {
  useRouteFocus(referenceContent.title)

  return <Docs />
}
