import '@sluice/ui/theme'
import { SluiceProvider } from '@sluice/ui'

import { places } from '../places'

/** @param {{ params: Promise<{ place: keyof typeof places }>, children: import('react').ReactNode }} props */
export default async function Layout({ params, children }) {
  const place = places[(await params).place]
  return (
    <html lang={place?.locale ?? 'en'} dir={place?.direction ?? 'ltr'}>
      <body>
        <SluiceProvider brand={{ name: 'Kiosk' }} {...place}>
          {children}
        </SluiceProvider>
      </body>
    </html>
  )
}
