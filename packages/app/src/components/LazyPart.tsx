import { InlineAlert } from '@sluice/ui'
import { Component, Suspense, type ReactNode } from 'react'

export interface LazyPartProps {
  /** What is missing if it fails, as the beginning of a sentence: "Your sessions". */
  what: string
  children: ReactNode
}

/** A part of a page whose code loads by itself. If that fails, such as without a network, the rest of the page stays as it is. */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { what, children } = this.props
    if (!this.state.failed) return <Suspense>{children}</Suspense>
    return (
      <InlineAlert tone="danger">
        {what} could not be loaded. Reload the page once you are online.
      </InlineAlert>
    )
  }
}
