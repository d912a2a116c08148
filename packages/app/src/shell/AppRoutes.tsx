import { Route, Routes } from 'react-router-dom'

import { paths } from '../config/paths.ts'
import { merchantPages, NotFound, pages, publicPages } from '../routes/pages.ts'
import { MerchantsOnly, GuestsOnly } from './guards.tsx'
import { MerchantArea } from './MerchantArea.ts'
import { PageFrame } from './PageFrame.tsx'

/** Every route of the specification, section 2, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<GuestsOnly />}>
        {publicPages.map((name) => (
          <Route
            key={name}
            path={paths[name]}
            element={<PageFrame key={name} page={pages[name]} />}
          />
        ))}
      </Route>
      <Route element={<MerchantsOnly />}>
        <Route element={<PageFrame page={MerchantArea} />}>
          {merchantPages.map((name) => (
            <Route
              key={name}
              path={paths[name]}
              element={<PageFrame key={name} page={pages[name]} inside />}
            />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<PageFrame key="notFound" page={NotFound} />} />
    </Routes>
  )
}
