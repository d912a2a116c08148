/** How one sentence of the specification is shown to hold. */
export interface Proof {
  /** The sentence, in the document's words. */
  says: string
  /** Tests and stories, each as `file > name`; a story's name is its export. */
  shownBy?: readonly string[]
  /** Why nothing shows it. */
  unproven?: string
}

/** The proofs of one section, in the order of its sentences. */
export type Proofs = readonly Proof[]
