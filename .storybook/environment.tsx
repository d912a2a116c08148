import type { Decorator } from '@storybook/react-vite'

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
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: 'Pseudo: accented, a third longer' },
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

export const initialEnvironment = { direction: 'ltr', language: 'en', density: 'comfortable' }

let stopTranslating: (() => void) | undefined

/** Sets the reading direction, the density and the language of the document. */
export function applyEnvironment({ direction, density, language }: Record<string, unknown>): void {
  const { documentElement } = document
  documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr'
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
  return <Story />
}
