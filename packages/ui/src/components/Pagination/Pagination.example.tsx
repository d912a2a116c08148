import { useState } from 'react'

import { Pagination } from './Pagination.tsx'

export function PayoutPages() {
  const [page, setPage] = useState(1)
  return <Pagination pageCount={12} value={page} onChange={setPage} />
}
