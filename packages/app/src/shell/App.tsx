import { LinkProvider, sluiceBrand, SluiceProvider } from '@sluice/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'

import { placeIn } from '../config/place.ts'
import { prerenderedState, store } from '../config/store.ts'
import { RouterLink } from '../components/RouterLink.tsx'
import { languageOf } from '../messages/languages.ts'
import { LoadedMessages, TextProvider, useTexts } from '../messages/TextProvider.tsx'
import type { MessageArea, Texts } from '../messages/Texts.ts'
import { routes, type AppRoute } from '../routes/routes.ts'
import { GlobalOverlays } from './GlobalOverlays.tsx'
import { GuestsOnly, MerchantsOnly } from './guards.tsx'
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx'
import { RoutePage } from './RoutePage.tsx'
import { RoutePrefetcher } from './RoutePrefetcher.ts'
import { ScrollRestoration } from './ScrollRestoration.ts'
import { AuthenticatedLayout } from './AuthenticatedLayout.tsx'

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

const merchantMessages: readonly MessageArea[] = ['app', 'merchant']

function MerchantLayout() {
  return (
    <RouteErrorBoundary inMain={false}>
      <LoadedMessages areas={merchantMessages}>
        <AuthenticatedLayout />
      </LoadedMessages>
    </RouteErrorBoundary>
  )
}

/** Components write numbers, times and their own texts in the language of the page. */
function LocalizedComponents({ children }: { children: ReactNode }) {
  const { language, t } = useTexts()
  const texts = useMemo(
    () => ({ CopyButton: { copied: t('copyButton.copied'), failed: t('copyButton.failed') } }),
    [t],
  )
  return (
    <SluiceProvider
      {...placeIn(language)}
      {...(languageOf(language).direction === 'rtl' && { direction: 'rtl' })}
      brand={sluiceBrand}
      texts={texts}
    >
      {children}
    </SluiceProvider>
  )
}

/** The whole app, to be rendered inside a router, with texts of which `common` is loaded. */
export function App({ texts }: { texts: Texts }) {
  return (
    <TextProvider texts={texts}>
      <Provider store={store} serverState={prerenderedState}>
        <LocalizedComponents>
          <LinkProvider component={RouterLink}>
            <Suspense>
              <Routes>
                <Route element={<GuestsOnly />}>{routesFor('guest')}</Route>
                <Route element={<MerchantsOnly />}>
                  <Route element={<MerchantLayout />}>{routesFor('merchant')}</Route>
                </Route>
                {routesFor('everyone')}
              </Routes>
            </Suspense>
            <ScrollRestoration />
            <RoutePrefetcher />
            <GlobalOverlays />
          </LinkProvider>
        </LocalizedComponents>
      </Provider>
    </TextProvider>
  )
}
