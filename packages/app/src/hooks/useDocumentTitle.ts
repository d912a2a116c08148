import { sluiceBrand } from '@sluice/ui'
import { useEffect } from 'react'

/** Sets the document's title while the component is shown. The brand follows it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${sluiceBrand.name}`
  }, [title])
}
