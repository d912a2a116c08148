import { languageParameter } from '@sluice/api/contract'
import { ChevronDownIcon, GlobeIcon } from '@sluice/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

import { languageOf, type LanguageCode } from '../../messages/languages.ts'
import { useChangeLanguage, useText, useTexts } from '../../messages/TextProvider.tsx'
import * as css from './LanguageSwitch.css.ts'

function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** The languages of a page, each by its own name. Without JavaScript, each is a link to the page in that language. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageCode[] }) {
  const t = useText()
  const { language: current } = useTexts()
  const changeLanguage = useChangeLanguage()
  const details = useRef<HTMLDetailsElement>(null)
  const [failed, setFailed] = useState(false)

  // As of a menu: it closes with Escape, and when something else is focused.
  useEffect(() => {
    const element = details.current
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(element)
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (element && relatedTarget instanceof Node && !element.contains(relatedTarget)) {
        element.open = false
      }
    }
    element?.addEventListener('keydown', onKeyDown)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [])

  async function choose(event: MouseEvent, language: LanguageCode) {
    // A new tab is opened by the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setFailed(false)
    try {
      await changeLanguage(language)
      close(details.current)
    } catch {
      setFailed(true)
    }
  }

  return (
    <details ref={details} className={css.root}>
      <summary
        className={css.summary}
        translate="no"
        aria-label={`${t('language.label')}: ${languageOf(current).name}`}
      >
        <GlobeIcon />
        <span>{languageOf(current).name}</span>
        <ChevronDownIcon />
      </summary>
      <div className={css.panel}>
        {failed && <p role="alert">{t('unexpectedError.notLoaded')}</p>}
        <ul className={css.list} translate="no">
          {languages.map((language) => (
            <li key={language} lang={language}>
              <a
                href={`?${languageParameter}=${language}`}
                aria-current={language === current ? 'true' : undefined}
                onClick={(event) => void choose(event, language)}
                className={css.link}
              >
                {languageOf(language).name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
