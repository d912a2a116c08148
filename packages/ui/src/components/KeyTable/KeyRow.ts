/** An API key as the table shows it. The API contract's keys can be passed without mapping. */
export interface KeyRow {
  id: string
  /** The secret. It is in the DOM only while it is shown. */
  key: string
  name?: string
  /** Shown as 1 if missing (specification, section 3). */
  version?: number | string
  /** Shown as 'active' if missing (specification, section 3). */
  status?: string
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
  actions: string
  show: string
  hide: string
  copy: string
  copied: string
  copyFailed: string
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
  actions: 'Actions',
  show: 'Show key',
  hide: 'Hide key',
  copy: 'Copy key',
  copied: 'Copied to clipboard',
  copyFailed: 'The key could not be copied. Show it and copy it by hand.',
  revoke: 'Revoke',
  empty: 'You have no API key.',
  loading: 'Loading your key…',
  failed: 'Your key could not be loaded.',
  retry: 'Try again',
  limitReached: "You can't add more than one api-key",
  unnamed: 'Unnamed',
}
