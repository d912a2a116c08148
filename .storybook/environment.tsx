import type { Decorator } from '@storybook/react-vite'

import { sluiceBrand } from '../packages/ui/src/brand/sluiceBrand.tsx'
import {
  defaultLanguage,
  isLanguage,
  languageCodes,
  languageOf,
} from '../packages/app/src/messages/languages.ts'
import { SluiceProvider } from '../packages/ui/src/provider/SluiceProvider.tsx'
import { translatePage } from './pseudoLanguage.ts'

/** What the toolbar sets on the root element of the document, beside the theme. */
export const environmentToolbar = {
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languageCodes.map((code) => ({ value: code, title: languageOf(code).name })),
        { value: 'pseudo', title: 'Pseudo: accented, a third longer' },
      ],
    },
  },
  locale: {
    description: 'Language and country of numbers and times',
    toolbar: {
      icon: 'location',
      dynamicTitle: true,
      items: [
        { value: 'en-IN', title: 'India, English' },
        { value: 'hi-IN', title: 'India, Hindi' },
        { value: 'de-DE', title: 'Germany' },
        { value: 'ar-EG', title: 'Egypt' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
}

const timeZones: Record<string, string> = { 'de-DE': 'Europe/Berlin', 'ar-EG': 'Africa/Cairo' }

export const initialEnvironment = {
  direction: 'ltr',
  language: 'en',
  locale: 'en-IN',
  density: 'comfortable',
}

let stopTranslating: (() => void) | undefined

/** Sets the reading direction, the density and the language of the document. */
export function applyEnvironment({ direction, density, language }: Record<string, unknown>): void {
  const { documentElement } = document
  const code = isLanguage(language) ? language : defaultLanguage
  documentElement.lang = code
  documentElement.dir = direction === 'rtl' ? 'rtl' : languageOf(code).direction
  if (density === 'compact') documentElement.dataset.density = 'compact'
  else delete documentElement.dataset.density
  if (language === 'pseudo') {
    stopTranslating ??= translatePage()
  } else {
    stopTranslating?.()
    stopTranslating = undefined
  }
}

export const withEnvironment: Decorator = (Story, { globals }) => {
  applyEnvironment(globals)
  const { locale } = globals
  return (
    <SluiceProvider
      locale={locale}
      timeZone={timeZones[locale] ?? 'Asia/Kolkata'}
      timeFirst={locale === 'en-IN'}
      direction={globals['direction']}
      brand={sluiceBrand}
    >
      <Story />
    </SluiceProvider>
  )
}
