import { GoogleButton } from './GoogleButton.tsx'

export function ContinueWithGoogle() {
  return <GoogleButton onContinue={() => open('/login/google', 'google', 'popup')} />
}
