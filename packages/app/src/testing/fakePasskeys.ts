/** What the browser does when it is asked for a passkey. Stories have no authenticator. */
export type FakeAuthenticator = 'answers' | 'cancelled' | 'known' | 'waits' | 'unsupported'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

function encode(buffer: BufferSource): string {
  const view = new Uint8Array(ArrayBuffer.isView(buffer) ? buffer.buffer : buffer)
  return btoa(String.fromCodePoint(...view))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 32 bytes of the site's hash, the flags of a user who was verified, and a counter of 0. */
const authenticatorData = new Uint8Array(37).fill(5, 32, 33).buffer

function credentialFor(
  options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
) {
  const clientDataJSON = bytes(JSON.stringify({ challenge: encode(options.challenge) }))
  const [allowed] = ('allowCredentials' in options && options.allowCredentials) || []
  const id = allowed ? encode(allowed.id) : btoa('work-laptop').replaceAll('=', '')
  return {
    id,
    rawId: Uint8Array.from(atob(id), (byte) => byte.codePointAt(0) ?? 0).buffer,
    type: 'public-key',
    response: {
      clientDataJSON,
      attestationObject: bytes('{}'),
      authenticatorData,
      signature: bytes('signed'),
      userHandle: null,
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  }
}

/** Replaces the browser's authenticator. Returns a function that puts it back. */
export function fakePasskeys(behavior: FakeAuthenticator = 'answers'): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential')
  const respond = async (options?: CredentialCreationOptions & CredentialRequestOptions) => {
    if (behavior === 'waits') return new Promise(() => undefined)
    if (behavior === 'cancelled') throw new DOMException('Cancelled', 'NotAllowedError')
    if (behavior === 'known') throw new DOMException('Known', 'InvalidStateError')
    if (!options?.publicKey) throw new TypeError('Not a passkey')
    return credentialFor(options.publicKey)
  }
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: respond, get: respond },
  })
  if (behavior === 'unsupported') Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  else if (!known) Object.assign(globalThis, { PublicKeyCredential: Object })
  return () => {
    if (original) Object.defineProperty(navigator, 'credentials', original)
    else Reflect.deleteProperty(navigator, 'credentials')
    if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known)
  }
}
