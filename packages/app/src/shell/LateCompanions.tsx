import { useEffect, useSyncExternalStore } from 'react'

import { firstToast } from '../lib/toasts.ts'
import { useOnDemand } from '../hooks/useOnDemand.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { loadPageFailure } from './PageFailure.tsx'

async function load() {
  const [{ Companions }] = await Promise.all([import('./Companions.tsx'), loadPageFailure()])
  return Companions
}

const notYet = () => false

/**
 * The companions of every page, once the browser is idle: no page waits for them. The first toast brings them at once;
 * otherwise the toasts' regions are there before they speak, as a screen reader needs it. Where their code does not
 * come, the pages go on without them.
 */
export function LateCompanions() {
  const wanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted, notYet)
  const { code: Companions, failed, ask } = useOnDemand(load)

  useEffect(() => (wanted ? ask() : whenIdle(ask)), [ask, wanted])

  useEffect(() => {
    if (!failed) return undefined
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [ask, failed])

  return Companions ? <Companions /> : null
}
