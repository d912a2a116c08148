import type { Translate } from '../messages/MessageKey.ts'

/** The gateway's name for a device, such as `Chrome on Windows`, in the page's language. Empty if it did not say what it is. */
export function deviceText(device: string, t: Translate): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  if (!browser || !system) return t('device.unknown')
  return t('device.browserOn', {
    browser: browser === 'Unknown browser' ? t('device.unknownBrowser') : browser,
    system: system === 'an unknown system' ? t('device.unknownSystem') : system,
  })
}
