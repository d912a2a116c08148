'use client'

import { useSyncExternalStore } from 'react'

import { media } from '../../theme/scale.ts'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(media.desktop)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has room for two months next to each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.desktop).matches,
    () => false,
  )
}
