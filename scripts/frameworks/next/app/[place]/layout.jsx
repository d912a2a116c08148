import '@sluice/ui/theme'
import { SluiceProvider } from '@sluice/ui'

const places = {
  'de-DE': { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  'hi-IN': { locale: 'hi-IN', timeZone: 'Asia/Kolkata' },
  'ar-EG': { locale: 'ar-EG', timeZone: 'Africa/Cairo', direction: 'rtl' },
}

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
