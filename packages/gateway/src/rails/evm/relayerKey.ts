import { isHex, size } from 'viem'
import type { Hex } from 'viem'

import { StartUpError } from '../../errors/Failure.ts'

/** The key that pays for forwarding. Throws a `StartUpError` for a text that is none. */
export function relayerKeyOf(text: string): Hex {
  if (isHex(text) && size(text) === 32) return text
  throw new StartUpError('RELAYER_KEY must be 0x and 64 hexadecimal digits')
}
