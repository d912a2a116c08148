'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'

import { formatsFor } from '../format/formats.ts'
import type { Formats } from '../format/formats.ts'
import { browser } from './settings.ts'
import type { Brand, Place, Settings } from './settings.ts'

/** What the nearest `SluiceProvider` says. */
export const SettingsContext = createContext<Settings | null>(null)

/** The language and time zone of this browser. */
export function useBrowserPlace(): Place {
  return useSyncExternalStore(browser.subscribe, browser.read, browser.readOnServer)
}

/** How numbers, money and times are written here. */
export function useFormats(): Formats {
  const browserPlace = useBrowserPlace()
  return formatsFor(useContext(SettingsContext)?.place ?? browserPlace)
}

/** The product's name and logo, if a provider says them. */
export function useBrand(): Brand | undefined {
  return useContext(SettingsContext)?.brand
}

/** The texts that a component was given, before those of the provider. */
export function useTexts<Texts extends object>(
  component: string,
  given: Texts | undefined,
): Partial<Texts> {
  const texts: Partial<Texts> = {}
  const own = Object.entries(given ?? {}).filter(([, text]) => text !== undefined)
  return Object.assign(
    texts,
    useContext(SettingsContext)?.texts[component],
    Object.fromEntries(own),
  )
}
