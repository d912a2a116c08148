import { Component, type ReactNode } from 'react'

import { UnexpectedErrorPage } from '../routes/unexpectedError/UnexpectedErrorPage.tsx'

interface Props {
  /** What has to be done before the page can be rendered again. */
  onRetry: () => void
  /** There is a `<main>` around the page already. */
  inside: boolean
  children: ReactNode
}

interface State {
  failed: boolean
}

/** Keeps the failure of one page to that page. Trying again renders it anew, fetching its code again if need be. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const notice = <UnexpectedErrorPage onRetry={this.retry} />
    return this.props.inside ? notice : <main>{notice}</main>
  }
}
