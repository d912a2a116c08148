import { useState } from 'react'

import { Pager } from './Pager.tsx'

export function Pages() {
  const [page, setPage] = useState(1)
  return (
    <Pager
      page={page}
      pageCount={5}
      onPrev={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  )
}
