import { checkProvider } from './checkProvider.ts'
import type { EvmNetwork } from './evmNetwork.ts'
import type { Block, ChainReader } from './reader.ts'

/** A provider to read from, with its latest block. */
export interface ChosenProvider {
  reader: ChainReader
  head: Block
}

/** A network's providers, the preferred one first. */
export interface Providers {
  /** The first provider that is usable and not behind `height`. Nothing is read from another one. */
  choose: (height: number | null) => Promise<ChosenProvider | null>
  /** The provider to ask besides another one. */
  second: (reader: ChainReader) => ChainReader | undefined
  /** Makes a provider the first choice. */
  prefer: (reader: ChainReader) => void
  /** Makes a provider the last choice. */
  avoid: (reader: ChainReader) => void
}

/** Keeps the order of a network's providers. `readers` are in order of preference at first. */
export function createProviders(network: EvmNetwork, readers: readonly ChainReader[]): Providers {
  const checked = new Set<ChainReader>()
  let order = readers
  const without = (reader: ChainReader) => order.filter((other) => other !== reader)

  return {
    choose: async (height) => {
      let failure: unknown = null
      for (const reader of order) {
        try {
          if (!checked.has(reader)) await checkProvider(reader, network)
          checked.add(reader)
          const head = await reader.head()
          if (network.isLocal || height === null || head.number >= height) return { reader, head }
        } catch (error) {
          failure = error
        }
      }
      if (failure) throw failure
      return null
    },
    second: (reader) => without(reader)[0],
    prefer: (reader) => {
      order = [reader, ...without(reader)]
    },
    avoid: (reader) => {
      order = [...without(reader), reader]
    },
  }
}
