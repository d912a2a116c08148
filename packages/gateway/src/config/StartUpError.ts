/** Why the gateway can't start, in one line that its operator can act on. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError'
}
