/** Where the page is shown, by the path. Any other path says no place. */
export const places = {
  'de-DE': { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  'hi-IN': { locale: 'hi-IN', timeZone: 'Asia/Kolkata' },
  'ar-EG': { locale: 'ar-EG', timeZone: 'Africa/Cairo', direction: 'rtl' },
}
