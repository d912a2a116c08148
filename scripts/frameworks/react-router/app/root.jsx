import '@sluice/ui/theme'
import { SluiceProvider } from '@sluice/ui'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router'

import { places } from './places'

export default function Root() {
  const place = places[useParams().place]
  return (
    <html lang={place?.locale ?? 'en'} dir={place?.direction ?? 'ltr'}>
      <head>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <SluiceProvider brand={{ name: 'Kiosk' }} {...place}>
          <Outlet />
        </SluiceProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
