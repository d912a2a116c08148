import { LinkProvider, sluiceBrand, SluiceProvider } from '@sluice/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes, useLocation } from 'react-router-dom'

import { placeIn } from '../config/place.ts'
import { prerenderedState, store } from '../config/store.ts'
import { RouterLink } from '../components/RouterLink.tsx'
import { languageOf } from '../messages/languages.ts'
import { LoadedMessages, TextProvider, useTexts } from '../messages/TextProvider.tsx'
import type { MessageArea, Texts } from '../messages/Texts.ts'
import { areasOf, routeAt, routes, type AppRoute } from '../routes/routes.ts'
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

/** Gives components the language of the page for numbers, times and what they say by themselves. */
function Localized({ isInWhole, children }: { isInWhole: boolean; children: ReactNode }) {
  const { language, t, componentTexts } = useTexts()
  const texts = useMemo(
    () => ({
      CopyButton: { copied: t('copyButton.copied'), failed: t('copyButton.failed') },
      ...(isInWhole && componentTexts),
    }),
    [isInWhole, t, componentTexts],
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

function LocalizedComponents({ children }: { children: ReactNode }) {
  const { language } = useTexts()
  const { pathname } = useLocation()
  const isInWhole = areasOf(routeAt(pathname) ?? { messages: [] }, language).includes('components')
  return (
    <LoadedMessages areas={isInWhole ? ['components'] : []}>
      <Localized isInWhole={isInWhole}>{children}</Localized>
    </LoadedMessages>
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
