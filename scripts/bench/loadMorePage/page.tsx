import '../../../packages/ui/src/theme/global.ts'
import { memo, useLayoutEffect, useState } from 'react'
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

/** The floor: a table as HTML has it, of words alone, whose rows React keeps as they are. */
const PlainRow = memo(function PlainRow({ row }: { row: (typeof all)[number] }) {
  const { description, reference, created_at, status, price, amount } = row
  return (
    <tr>
      {[description, reference, created_at, status, price?.amount, amount].map((value, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- A cell is where it is.
        <td key={i}>{value}</td>
      ))}
    </tr>
  )
})

function PlainList() {
  const [count, setCount] = useState(start)
  return (
    <>
      <table>
        <tbody>
          {all.slice(0, count).map((row) => (
            <PlainRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <div id="load-more">
        <button type="button" onClick={() => setCount(count + 10)}>
          Load More
        </button>
      </div>
    </>
  )
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
          count={count}
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
    <AppShell sidebar={<Sidebar links={[]} homeHref="/" currentPath="/" onLogout={() => {}} />}>
      <PageHeader title="Transactions" />
      {asked.has('plain') ? <PlainList /> : <List />}
    </AppShell>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
markClicks()
