import { userEndpoints } from '@sluice/api'

import { store } from './store.ts'

/**
 * Waits until the user has been read again after a change, so that a form closes on the new value and never on the
 * old one. A read that fails is its own screen's to tell: the change itself has happened.
 */
export async function rereadUser(): Promise<void> {
  const read = userEndpoints.getOverview.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  })
  await store.dispatch(read)
}
