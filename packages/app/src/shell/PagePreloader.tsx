import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { whenIdle } from '../lib/whenIdle.ts'
import { useSignedIn } from '../hooks/useSignedIn.ts'
import { merchantPages, pageAt, pages } from '../routes/pages.ts'
import { MerchantArea } from './MerchantArea.ts'

const formPages = ['logIn', 'signUp', 'forgotPassword'] as const

/**
 * Fetches the code of the pages that one is likely to open next, once the browser is idle, so that no page is waited
 * for. The landing page and the reference fetch nothing: most of their readers go no further.
 */
export function PagePreloader() {
  const name = pageAt(useLocation().pathname)
  const signedIn = useSignedIn()
  const atForms = formPages.some((page) => page === name)
  const next = signedIn ? 'merchant' : atForms ? 'form' : 'none'

  useEffect(() => {
    if (next === 'none') return undefined
    return whenIdle(() => {
      const wanted =
        next === 'merchant'
          ? merchantPages.map((page) => pages[page])
          : [...formPages.map((page) => pages[page]), pages.home, MerchantArea]
      void Promise.allSettled(wanted.map((page) => page.preload()))
    })
  }, [next])

  return null
}
