import { I18nProvider } from '@lingui/react'
import { createContext, startTransition, use, useMemo, useState, type ReactNode } from 'react'

import { languageOf } from './languages.ts'
import type { Translate } from './MessageKey.ts'
import { rememberLanguage } from './rememberLanguage.ts'
import type { MessageArea, Texts } from './Texts.ts'

interface Shown {
  texts: Texts
  changeLanguage: (language: string) => Promise<void>
}

const TextsContext = createContext<Shown | undefined>(undefined)

/** Gives everything inside it texts, at first those that are given. */
export function TextProvider({ texts: initial, children }: { texts: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial)
  const shown = useMemo(
    () => ({
      texts,
      changeLanguage: async (language: string) => {
        const next = await texts.in(language)
        rememberLanguage(language)
        document.documentElement.lang = language
        document.documentElement.dir = languageOf(language).direction
        startTransition(() => setTexts(next))
      },
    }),
    [texts],
  )
  return (
    <TextsContext value={shown}>
      <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>
    </TextsContext>
  )
}

function useShown(): Shown {
  const shown = use(TextsContext)
  if (!shown) throw new Error('There is no TextProvider')
  return shown
}

export function useTexts(): Texts {
  return useShown().texts
}

/** The function that returns texts: `const t = useText()`, then `t('logIn.submit')`. */
export function useText(): Translate {
  return useTexts().t
}

/**
 * Returns a function that shows the page in another language, with everything on it as it was, and remembers the choice. It rejects
 * with `MessagesLoadError` if the texts could not be loaded.
 */
export function useChangeLanguage(): (language: string) => Promise<void> {
  return useShown().changeLanguage
}

/** Suspends until messages are loaded. */
export function LoadedMessages({
  areas,
  children,
}: {
  areas: readonly MessageArea[]
  children: ReactNode
}) {
  const texts = useTexts()
  const missing = areas.filter((area) => !texts.has(area)).map((area) => texts.load(area))
  missing.forEach(use)
  return children
}
