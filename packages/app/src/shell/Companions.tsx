import { Toaster } from '@sluice/ui'

import { OfflineNotice } from './OfflineNotice.tsx'
import { PagePreloader } from './PagePreloader.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

/** What goes along with every page without being part of any. */
export function Companions() {
  return (
    <>
      <OfflineNotice />
      <PagePreloader />
      <ScrollKeeper />
      <Toaster />
    </>
  )
}
