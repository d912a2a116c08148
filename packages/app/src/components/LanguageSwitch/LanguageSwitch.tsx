import { languageParameter } from '@sluice/api/contract'
import { ChevronDownIcon, GlobeIcon } from '@sluice/ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

import { languageOf, type LanguageCode } from '../../messages/languages.ts'
import { useChangeLanguage, useText, useTexts } from '../../messages/TextProvider.tsx'
import { languagesOf, type MessageArea } from '../../messages/Texts.ts'
import * as css from './LanguageSwitch.css.ts'

export interface LanguageLinksProps {
  areas: readonly MessageArea[]
  className?: string
  onChosen?: () => void
}

function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/**
 * The languages that have these areas, each by its own name. Without JavaScript, each is a link to the page in that language.
 * `onChosen` is called once the page is in it.
 */
export function LanguageLinks({ areas, className = css.row, onChosen }: LanguageLinksProps) {
  const t = useText()
  const { language: current } = useTexts()
  const changeLanguage = useChangeLanguage()
  const [failed, setFailed] = useState(false)

  async function choose(event: MouseEvent, language: LanguageCode) {
    // A new tab is opened by the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setFailed(false)
    try {
      await changeLanguage(language)
      onChosen?.()
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      {failed && <p role="alert">{t('unexpectedError.notLoaded')}</p>}
      <ul className={className} aria-label={t('language.label')} translate="no">
        {languagesOf(areas).map((language) => (
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
    </>
  )
}

/** The language of the page, with a menu of those that have these areas. */
export function LanguageSwitch({ areas }: Pick<LanguageLinksProps, 'areas'>) {
  const t = useText()
  const { language } = useTexts()
  const details = useRef<HTMLDetailsElement>(null)

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

  return (
    <details ref={details} className={css.root}>
      <summary
        className={css.summary}
        translate="no"
        aria-label={`${t('language.label')}: ${languageOf(language).name}`}
      >
        <GlobeIcon />
        <span>{languageOf(language).name}</span>
        <ChevronDownIcon />
      </summary>
      <div className={css.panel}>
        <LanguageLinks areas={areas} className={css.list} onChosen={() => close(details.current)} />
      </div>
    </details>
  )
}
