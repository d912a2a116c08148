import { GoogleButton } from '@sluice/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { PrivacyLink, TermsLink } from '../../components/LegalLinks.tsx'
import { useGoogleSignIn, type Purpose } from './useGoogleSignIn.ts'

/** The Google button and its sign-in. After that, the route guard notices the session. */
export function GoogleSignIn({ purpose }: { purpose: Purpose }) {
  const { phase, failure, begin, cancel } = useGoogleSignIn(purpose)
  const ref = useRef<HTMLDivElement>(null)

  function press() {
    window.pressed = null
    begin()
  }

  // The page shows the button before the app has loaded. An inline script in index.html remembers that it was pressed.
  const pressIfPressed = useEffectEvent(() => {
    if (window.pressed && ref.current?.contains(window.pressed)) press()
  })
  useEffect(() => {
    // After the press itself, in case React hydrates the button because of it.
    const timer = setTimeout(pressIfPressed)
    return () => clearTimeout(timer)
  }, [])

  return (
    <GoogleButton
      ref={ref}
      loading={phase !== 'idle'}
      loadingText={phase === 'sending' ? 'Logging in…' : undefined}
      error={failure}
      consent={
        <>
          By continuing with Google you accept the <TermsLink /> and the <PrivacyLink />.
        </>
      }
      onContinue={press}
      onCancel={phase === 'waiting' ? cancel : undefined}
    />
  )
}
