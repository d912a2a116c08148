import '../../../packages/ui/src/theme/global.ts'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { exampleTransactions } from '../../../packages/ui/src/components/TransactionTable/exampleTransactions.ts'
import {
  AppShell,
  LoadMore,
  PageHeader,
  Sidebar,
  TransactionTable,
} from '../../../packages/ui/src/index.ts'
import { markClicks, markFirstPaint } from './markClicks.ts'

const asked = new URLSearchParams(location.search)
const start = Number(asked.get('rows'))
const clicks = 40
const all = exampleTransactions(start + clicks * 10)

if (asked.has('plain')) {
  const style = document.createElement('style')
  style.textContent = 'tbody { content-visibility: visible !important }'
  document.head.append(style)
}

function List() {
  const [count, setCount] = useState(start)
  return (
    <TransactionTable
      rows={all.slice(0, count)}
      onOpen={() => {}}
      footer={
        <LoadMore
          id="load-more"
          hasMore={count < all.length}
          shown={count}
          onLoadMore={() => setCount(count + 10)}
        />
      }
    />
  )
}

const begun = performance.now()

function Page() {
  useLayoutEffect(() => markFirstPaint(begun), [])
  return (
    <AppShell sidebar={<Sidebar currentPath="/transactions" onLogout={() => {}} />}>
      <PageHeader title="Transactions" />
      <List />
    </AppShell>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
markClicks()
