import type { ReactNode } from 'react'

/** The same content twice, as it should be and as it should not be. */
export interface GuideExample {
  do: ReactNode
  /** Why it is right, in a sentence. */
  doText: string
  dont: ReactNode
  /** What is wrong, in a sentence. */
  dontText: string
}

/** The guidelines on a component's docs page: `parameters: { guide: { … } satisfies Guide }` in its stories. */
export interface Guide {
  /** The version that the component first appeared in. */
  since: '0.1.0' | '0.2.0'
  /** `beta`: its props may change in a minor version. */
  status: 'stable' | 'beta' | 'deprecated'
  /** When to use the component. */
  usage: string
  /** What to use instead, and when. */
  alternatives?: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** The most important of these, shown. */
  shown?: readonly GuideExample[]
  /** Keys and their effects. Omitted for components that can't receive focus. */
  keyboard?: Readonly<Record<string, string>>
  /** What a screen reader announces. */
  screenReader: string
}
