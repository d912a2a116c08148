import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Settings } from '../config/settings.ts'
import { StartUpError } from '../errors/Failure.ts'
import type { Network } from './Network.ts'

function isNetwork(value: unknown): value is Network {
  const names = ['createAddress', 'start', 'stop']
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    names.every((name) => typeof Reflect.get(value, name) === 'function')
  )
}

/** The network of a live gateway, from the operator's module. Throws a `StartUpError` when there is none in it. */
export async function loadNetwork(settings: Settings): Promise<Network> {
  const path = settings.network_module ?? ''
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(path)).href)
    const create: unknown =
      typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, 'createNetwork') : null
    const network: unknown = typeof create === 'function' ? await create() : null
    if (isNetwork(network)) return network
  } catch (cause) {
    throw new StartUpError(`NETWORK_MODULE ${path} can't be loaded`, { cause })
  }
  throw new StartUpError(
    `NETWORK_MODULE ${path} must export a createNetwork that returns a network`,
  )
}
