import { lazy, type ComponentType } from 'react'

/** A page whose code arrives when it is needed, or earlier when somebody asks. */
export interface LazyPage {
  (): React.ReactElement
  /** Fetches the code; once it is there, the page renders at once, without a loading state. */
  preload: () => Promise<void>
}

/**
 * Like React's `lazy`, with two differences: code that is already there renders in the same pass, which hydration of a
 * prerendered page needs, and a load that failed (offline) is tried again when the page is rendered anew.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<{ default: ComponentType }> | undefined

  function fetchOnce() {
    pending ??= load().then(
      (page) => {
        Loaded = page
        return { default: page }
      },
      (error: unknown) => {
        pending = undefined
        Waiting = lazy(fetchOnce)
        throw error
      },
    )
    return pending
  }

  let Waiting = lazy(fetchOnce)

  function Page() {
    return Loaded ? <Loaded /> : <Waiting />
  }
  Page.preload = async () => {
    await fetchOnce()
  }
  return Page
}
