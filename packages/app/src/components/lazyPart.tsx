import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import { useText } from '../messages/TextProvider.tsx'
import { LoadFailure } from './LoadFailure.tsx'

/** The code of a part could not be loaded: the browser is offline, or a newer build has been deployed. */
class PartLoadError extends Error {}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <LoadFailure message={t('loadFailure.part')} onRetry={onRetry} />
}

interface State<Props> {
  Part: ComponentType<Props>
  error?: unknown
}

/**
 * A component whose code loads when it is first shown. If that fails, the rest of the page stays as it is.
 * @param fallback Shown while it loads.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        // React keeps the failure of the old one.
        latest = start()
        throw new PartLoadError(String(cause), { cause })
      }
    })
  let latest = start()

  return class LazyPart extends Component<Props> {
    override state: State<Props> = { Part: latest }

    static getDerivedStateFromError(error: unknown) {
      return { error }
    }

    override render() {
      const { Part, error } = this.state
      if (!error) {
        return (
          <Suspense fallback={fallback}>
            <Part {...this.props} />
          </Suspense>
        )
      }
      // The boundary above handles what goes wrong in a part that has loaded.
      if (!(error instanceof PartLoadError)) throw error
      return <PartFailure onRetry={() => this.setState({ Part: latest, error: undefined })} />
    }
  }
}
