/** Every word of the table. */
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
  confirm: string
  confirmDetail: string
  confirmYes: string
  confirming: string
  /** In place of the dialog, when its code could not be fetched. */
  dialogFailed: string
  empty: string
  loading: string
  failed: string
  retry: string
  limit: string
  /** In place of a name that there isn’t. */
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
  copyFailed: 'Copying failed. Show the key and select it.',
  revoke: 'Revoke',
  confirm: 'Are you sure you want to delete this key?',
  confirmDetail: 'Servers that use it can no longer ask for payments. This can’t be undone.',
  confirmYes: 'Delete',
  confirming: 'Deleting…',
  dialogFailed: 'Revoking needs a connection, and there is none. The key still works.',
  empty: 'You have no API key.',
  loading: 'Loading your key…',
  failed: 'Your key could not be loaded.',
  retry: 'Try again',
  limit: "You can't add more than one api-key",
  unnamed: 'Unnamed',
}
