/** The guidelines on a component's docs page: `parameters: { guide: { … } satisfies Guide }` in its stories. */
export interface Guide {
  /** When to use the component. */
  usage: string
  /** What to use instead, and when. */
  alternatives?: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Keys and their effects. Omitted for components that can't receive focus. */
  keyboard?: Readonly<Record<string, string>>
  /** What a screen reader announces. */
  screenReader: string
}
