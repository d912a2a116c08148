import { place } from '../../config/place.ts'

// Sweden writes a time as ISO 8601 does.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: place.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The time on the wall of the merchant's place: `2026-11-20 16:30:00`. */
export function localTime(instant: string): string {
  return format.format(new Date(instant))
}
