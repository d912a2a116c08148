import type { MessageResponse } from '../contract/message.ts'
import { messages } from '../contract/messages.ts'
import type { CallMeta } from '../transport/call.ts'

/** How registering through Google went; `message` is the server's reason, and may be empty. */
export type GoogleRegistration = { outcome: 'created' } | { outcome: 'refused'; message: string }

/** Only status 200 with the words 'Account Created! ' made an account. Specification, section 3. */
export function googleRegistration(
  { message }: MessageResponse,
  meta: CallMeta | undefined,
): GoogleRegistration {
  return meta?.status === 200 && message === messages.accountCreated
    ? { outcome: 'created' }
    : { outcome: 'refused', message }
}
