import { LinkProvider } from '@sluice/ui'
import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'

import { prerenderedState, store } from '../config/store.ts'
import { lazyPart } from '../components/lazyPart.tsx'
import { RouterLink } from '../components/RouterLink.tsx'
import { routes, type AppRoute } from '../routes/routes.ts'
import { GlobalOverlays } from './GlobalOverlays.tsx'
import { GuestsOnly, MerchantsOnly } from './guards.tsx'
import { RoutePage } from './RoutePage.tsx'
import { RoutePrefetcher } from './RoutePrefetcher.ts'
import { ScrollRestoration } from './ScrollRestoration.ts'

// Guests do not need it.
const AuthenticatedLayout = lazyPart('This page', () =>
  import('./AuthenticatedLayout.tsx').then((module) => module.AuthenticatedLayout),
)

function routesFor(audience: AppRoute['audience']) {
  return routes
    .filter((route) => route.audience === audience)
    .map((route) => (
      <Route
        key={route.path}
        path={route.path}
        element={<RoutePage key={route.path} route={route} />}
      />
    ))
}

/** The whole app, to be rendered inside a router. */
export function App() {
  return (
    <Provider store={store} serverState={prerenderedState}>
      <LinkProvider component={RouterLink}>
        <Suspense>
          <Routes>
            <Route element={<GuestsOnly />}>{routesFor('guest')}</Route>
            <Route element={<MerchantsOnly />}>
              <Route element={<AuthenticatedLayout />}>{routesFor('merchant')}</Route>
            </Route>
            {routesFor('everyone')}
          </Routes>
        </Suspense>
        <ScrollRestoration />
        <RoutePrefetcher />
        <GlobalOverlays />
      </LinkProvider>
    </Provider>
  )
}
