import { useState } from 'react'

import { LoadMore } from './LoadMore.tsx'

const all = Array.from({ length: 12 }, (_, index) => `Payment ${index + 1}`)

export function Payments() {
  const [count, setCount] = useState(4)
  const shown = all.slice(0, count)
  return (
    <>
      <ul>
        {shown.map((payment) => (
          <li key={payment}>{payment}</li>
        ))}
      </ul>
      <LoadMore
        count={shown.length}
        hasMore={shown.length < all.length}
        onLoadMore={() => setCount(count + 4)}
      />
    </>
  )
}
