import type { PasskeyFailure } from './webAuthn.ts'

/** What the browser's refusal means. */
export const passkeyMessages: Record<PasskeyFailure, string> = {
  cancelled: 'No passkey was used: it was cancelled, or it took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  failed: "Your browser couldn't use a passkey here. Continue another way.",
}
