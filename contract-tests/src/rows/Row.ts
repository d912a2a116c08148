import type { OperationName } from '@sluice/api/contract'

import type { World } from '../world/World.ts'

/**
 * The kinds of situation. `unauthorised`: nobody, or somebody whose right has ended. `notOwner`: somebody else's things.
 * `repeated`: the same again. `empty`: nothing to answer with. `boundary`: the last value that is still right, beside
 * the first that is not. `malformed`, `mediaType` and `method`: not the form of request that the call takes.
 */
export type Kind =
  | 'happy'
  | 'invalid'
  | 'boundary'
  | 'unauthorised'
  | 'notOwner'
  | 'unknownId'
  | 'repeated'
  | 'empty'
  | 'malformed'
  | 'mediaType'
  | 'method'

/** One situation of one call. */
export interface Row {
  call: OperationName
  kind: Kind
  /** The field that is wrong, in an `invalid` row. */
  field?: string
  title: string
  run: (world: World) => Promise<void>
}

/** Writes rows of one call more shortly. */
export function rowsFor(call: OperationName) {
  return (kind: Kind, title: string, run: Row['run']): Row => ({ call, kind, title, run })
}
