import { lazyPart } from '../../components/lazyPart.tsx'
import { useCapabilities } from '../../hooks/useCapabilities.ts'

const PasskeyLogin = lazyPart('Passkey log-in', () =>
  import('./PasskeyLogin.tsx').then((module) => module.PasskeyLogin),
)

/** The log-in with a passkey, if the server has it. */
export function PasskeyLoginSlot() {
  // Only our own server has it. Decision 5.
  const { passkeys } = useCapabilities()
  return passkeys ? <PasskeyLogin /> : null
}
