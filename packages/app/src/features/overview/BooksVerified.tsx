import { useGetAttentionQuery } from '@sluice/api'
import { RelativeTime } from '@sluice/ui'

import { Trans } from '../../messages/Trans.tsx'
import * as css from './overview.css.ts'

/** When the books were last compared with the networks. Nothing until they were. */
export function BooksVerified() {
  const { data } = useGetAttentionQuery()
  if (!data?.books) return null
  const { networks, verified_at, differs } = data.books
  const time = <RelativeTime value={verified_at} title={verified_at} />
  return (
    <p className={css.books}>
      {differs ? (
        <Trans id="home.booksDiffer" values={{ time }} />
      ) : (
        <Trans id="home.booksVerified" values={{ count: networks, time }} />
      )}
    </p>
  )
}
