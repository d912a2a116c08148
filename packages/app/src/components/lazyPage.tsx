import { lazy, type ComponentType } from 'react'

/** The code of a page could not be fetched: there is no network, or a newer build has taken the place of this one. */
export class CodeMissing extends Error {}

/** A page whose code arrives when it is needed, or earlier when somebody asks. */
export interface LazyPage {
  (): React.ReactElement
  /** Fetches the code; once it is there, the page renders at once, without a loading state. */
  preload: () => Promise<void>
  /** After a failure: the next rendering fetches the code again. */
  forget: () => void
}

/**
 * Like React's `lazy`, with two differences: code that is already there renders in the same pass, which hydration of a
 * prerendered page needs, and a load that failed (offline) can be tried again.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<{ default: ComponentType }> | undefined
  let Waiting = lazy(fetchOnce)

  function fetchOnce() {
    pending ??= load().then(
      (page) => {
        Loaded = page
        return { default: page }
      },
      (cause: unknown) => {
        throw new CodeMissing('The code of a page could not be fetched', { cause })
      },
    )
    return pending
  }

  function Page() {
    return Loaded ? <Loaded /> : <Waiting />
  }
  Page.preload = async () => {
    try {
      await fetchOnce()
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  Page.forget = () => {
    if (Loaded) return
    pending = undefined
    Waiting = lazy(fetchOnce)
  }
  return Page
}
