import { Component, type ReactNode } from 'react'

import { CodeMissing } from '../components/lazyPage.tsx'
import { PageFailure } from './PageFailure.tsx'

interface Props {
  /** What has to be done before the page can be rendered again. */
  onRetry: () => void
  /** There is a `<main>` around the page already. */
  inside: boolean
  children: ReactNode
}

interface State {
  failure?: 'failed' | 'missing'
}

/** Keeps the failure of one page to that page. Trying again renders it anew, fetching its code again if need be. */
export class PageBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof CodeMissing ? 'missing' : 'failed' }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const notice = <PageFailure missing={failure === 'missing'} onRetry={this.retry} />
    return this.props.inside ? notice : <main>{notice}</main>
  }
}
