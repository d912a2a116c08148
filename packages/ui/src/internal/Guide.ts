/** The written half of a component's docs page: `parameters: { guide: { … } satisfies Guide }` in its stories. */
export interface Guide {
  /** When to reach for it, in a sentence or two. */
  use: string
  /** What fits better, and when: "Link, when it leads to another page." */
  instead?: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** Key → what it does; left out for what can't be focused. */
  keyboard?: Readonly<Record<string, string>>
  /** What is heard, in quotation marks where it is words. */
  screenReader: string
}
