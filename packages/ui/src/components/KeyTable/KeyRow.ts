import type { ReactNode } from 'react'

/** An API key as the table shows it. The API contract's keys can be passed without mapping. */
export interface KeyRow {
  id: string
  /** The secret, which is in the DOM only while it is shown. Left out where the server tells it on request: see `reveal`. */
  key?: string
  /** The last characters of a key that was left out. */
  tail?: string
  name?: string
  /** Shown as 1 if missing (specification, section 3). */
  version?: number | string
  /** Shown as 'active' if missing (specification, section 3). */
  status?: string
}

/** A column of your own, such as when a key was last used. */
export interface KeyColumn {
  /** Identifies the column. */
  id: string
  /** The name of the column. */
  header: string
  /** What a cell shows. */
  cell: (key: KeyRow) => ReactNode
  /** A width for the grid. */
  width?: string
}

/** The texts of the dialog that confirms a revocation. */
export interface RevokeTexts {
  confirmTitle: string
  confirmDescription: string
  confirm: string
  confirming: string
}

/** The texts of a KeyTable. */
export interface KeyTexts {
  name: string
  key: string
  version: string
  status: string
  /** The state of a key that works. */
  active: string
  actions: string
  show: string
  hide: string
  copy: string
  copied: string
  copyFailed: string
  /** Shown if `reveal` fails. */
  revealFailed: string
  revoke: string
  empty: string
  loading: string
  failed: string
  retry: string
  limitReached: string
  /** Shown for a key without a name. */
  unnamed: string
}

export const keyTexts: KeyTexts = {
  name: 'Name',
  key: 'Key',
  version: 'Version',
  status: 'Status',
  active: 'active',
  actions: 'Actions',
  show: 'Show key',
  hide: 'Hide key',
  copy: 'Copy key',
  copied: 'Copied to clipboard',
  copyFailed: 'The key could not be copied. Show it and copy it by hand.',
  revealFailed: 'The key could not be loaded. Try again.',
  revoke: 'Revoke',
  empty: 'You have no API key.',
  loading: 'Loading your key…',
  failed: 'Your key could not be loaded.',
  retry: 'Try again',
  limitReached: "You can't add more than one api-key",
  unnamed: 'Unnamed',
}
