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
  const texts: Partial<Texts> = { ...useContext(SettingsContext)?.texts[component], ...given }
  return texts
}

/** The texts among the props of a component. Those that were not given are the provider's. */
export function useTextProps<Texts extends object>(
  component: string,
  given: Texts,
): Partial<Texts> {
  const texts = { ...useTexts<Texts>(component, undefined) }
  for (const name in given) if (given[name] !== undefined) texts[name] = given[name]
  return texts
}
