'use client'

import { DirectionProvider, useDirection } from '@base-ui/react/direction-provider'
import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'

import { isLocale, isTimeZone } from './settings.ts'
import type { Brand, Place } from './settings.ts'
import type { ComponentTexts } from './texts.ts'
import { SettingsContext, useBrowserPlace } from './useSettings.ts'

export interface SluiceProviderProps extends Partial<Place> {
  /** The direction of text. Set `dir` on `<html>` as well. */
  direction?: 'ltr' | 'rtl'
  /** The name and logo that layouts show. */
  brand?: Brand
  /** Replaces texts of components, for example for a translation, by the component's name. */
  texts?: ComponentTexts
  children: ReactNode
}

/**
 * Says where and for whom components are shown. What is left out, and a locale or time zone that the browser does not know, follows
 * the provider around this one, or the browser.
 */
export function SluiceProvider({ direction, children, ...own }: SluiceProviderProps) {
  const outer = useContext(SettingsContext)
  const browserPlace = useBrowserPlace()
  const around = outer?.place ?? browserPlace
  const locale = own.locale !== undefined && isLocale(own.locale) ? own.locale : around.locale
  const timeZone =
    own.timeZone !== undefined && isTimeZone(own.timeZone) ? own.timeZone : around.timeZone
  const { currencyDisplay = around.currencyDisplay, timeFirst = around.timeFirst } = own
  const { brand = outer?.brand, texts } = own
  const outerTexts = outer?.texts
  const settings = useMemo(
    () => ({
      place: { locale, timeZone, currencyDisplay, timeFirst },
      brand,
      texts: { ...outerTexts, ...texts },
    }),
    [locale, timeZone, currencyDisplay, timeFirst, brand, texts, outerTexts],
  )
  const outerDirection = useDirection()
  return (
    <DirectionProvider direction={direction ?? outerDirection}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </DirectionProvider>
  )
}
