import { useEffect } from 'react'

import { useOnDemand } from '../../hooks/useOnDemand.ts'
import * as css from './GoogleEntry.css.ts'

const load = async () => (await import('./GoogleSignIn.tsx')).GoogleSignIn
// Read here and not from the environment's object, so that a build without one keeps nothing of it.
const isOfBuild = Boolean(import.meta.env.VITE_OIDC_CLIENT_ID)
const place = isOfBuild ? css.placeOfBuild : css.place

/** Where there is no Google, the button's code would only keep the browser from the form. */
function isOffered(): boolean {
  return isOfBuild || document.querySelector(css.announced) !== null
}

export interface GoogleEntryProps {
  /** What one came for: an account without an e-mail fails in other words when signing up. */
  purpose: 'logIn' | 'signUp'
}

/**
 * The way in through Google, where there is one. The page is usable before the button's code is there, and nothing moves
 * when it comes.
 */
export function GoogleEntry({ purpose }: GoogleEntryProps) {
  const { code: GoogleSignIn, ask } = useOnDemand(load)

  useEffect(() => {
    if (!isOffered()) return undefined
    ask()
    // What could not be fetched without a network is asked for again with one.
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [ask])

  return <div className={place}>{GoogleSignIn && <GoogleSignIn purpose={purpose} />}</div>
}
