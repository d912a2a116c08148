import type {
  Assertion,
  AssertionOptions,
  NewCredential,
  PasskeyOptions,
} from '@sluice/api/contract'

/** Why the browser returned no passkey. `cancelled`: by the user, or it took too long. `known`: the device has one already. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed'

/** Whether this browser knows passkeys at all. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** The library, which is loaded when it is needed. */
const load = () => import('@simplewebauthn/browser')

function toFailure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed'
}

/** Asks the browser for a new passkey. Returns only what the contract sends. */
export async function createPasskey(
  options: PasskeyOptions,
): Promise<NewCredential | PasskeyFailure> {
  try {
    const { startRegistration } = await load()
    const { id, rawId, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    }
  } catch (error) {
    return toFailure(error)
  }
}

/** Asks the browser to sign with a passkey. Returns only what the contract sends. */
export async function signWithPasskey(
  options: AssertionOptions,
): Promise<Assertion | PasskeyFailure> {
  try {
    const { startAuthentication } = await load()
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle && { userHandle }),
      },
    }
  } catch (error) {
    return toFailure(error)
  }
}
