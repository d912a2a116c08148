import { Button } from '@sluice/ui'

import { StatusPage } from '../../components/StatusPage/StatusPage.tsx'
import { useText } from '../../messages/TextProvider.tsx'

export interface UnexpectedErrorPageProps {
  /** Renders the page again. */
  onRetry: () => void
  /** The page's code could not be loaded, which only a reload can fix. */
  notLoaded?: boolean
}

/** Replaces a page that failed. */
export function UnexpectedErrorPage({ onRetry, notLoaded = false }: UnexpectedErrorPageProps) {
  const t = useText()
  return (
    <div role="alert">
      {notLoaded ? (
        <StatusPage
          title={t('unexpectedError.notLoadedTitle')}
          words={t('unexpectedError.notLoaded')}
        >
          <Button onClick={() => location.reload()}>{t('unexpectedError.reload')}</Button>
        </StatusPage>
      ) : (
        <StatusPage title={t('unexpectedError.title')} words={t('unexpectedError.description')}>
          <Button onClick={onRetry}>{t('loadFailure.retry')}</Button>
          <Button tone="secondary" onClick={() => location.reload()}>
            {t('unexpectedError.reload')}
          </Button>
        </StatusPage>
      )}
    </div>
  )
}
