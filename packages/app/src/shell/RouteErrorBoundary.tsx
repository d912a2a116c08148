import { Component, type ReactNode } from 'react'

import { MessagesLoadError } from '../messages/Texts.ts'
import { PageLoadError } from '../routes/routes.ts'
import { UnexpectedErrorPage } from '../routes/unexpectedError/UnexpectedErrorPage.tsx'

interface Props {
  /** The page is already inside a `<main>`. */
  inMain: boolean
  children: ReactNode
}

interface State {
  error?: unknown
}

/** Shows an error page in place of a page that fails to load or render. The layout around it stays. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const page = (
      <UnexpectedErrorPage
        notLoaded={error instanceof PageLoadError || error instanceof MessagesLoadError}
        onRetry={() => this.setState({ error: undefined })}
      />
    )
    return this.props.inMain ? page : <main>{page}</main>
  }
}
