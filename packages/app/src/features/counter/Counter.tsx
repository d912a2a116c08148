import { useSearchParams } from 'react-router-dom'

import * as css from './Counter.css.ts'
import { CurrentSale } from './CurrentSale.tsx'
import { NewSale } from './NewSale.tsx'
import { SalesToday } from './SalesToday.tsx'

/** The sale that is shown is in the address, so that it is still there after the phone was locked. */
const saleName = 'sale'

/** A keypad or the sale in front of the customer, beside the day's sales. */
export function Counter() {
  const [search, setSearch] = useSearchParams()
  const id = search.get(saleName)
  const open = (sale: string) => setSearch({ [saleName]: sale })
  return (
    <div className={css.root}>
      {id ? (
        <CurrentSale key={id} id={id} onNext={() => setSearch({})} />
      ) : (
        <NewSale onCreated={open} />
      )}
      <SalesToday onOpen={open} />
    </div>
  )
}
