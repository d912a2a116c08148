import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

import { CurrentSale, type CurrentSaleProps } from './CurrentSale.tsx'
import { NewSale, type NewSaleProps } from './NewSale.tsx'
import * as css from './Till.css.ts'

/** The sale that is shown is in the address, so that it is still there after the phone was locked. */
const saleName = 'sale'

export interface TillProps
  extends Omit<NewSaleProps, 'onCreated'>, Pick<CurrentSaleProps, 'cancelSale'> {
  /** What stands beside it: the sales of the day, which can be opened again. */
  children: (open: (id: string) => void) => ReactNode
}

/** A keypad, or the sale in front of the customer. */
export function Till({ cancelSale, children, ...newSale }: TillProps) {
  const [search, setSearch] = useSearchParams()
  const id = search.get(saleName)
  const open = (sale: string) => setSearch({ [saleName]: sale })
  return (
    <div className={css.root}>
      {id ? (
        <CurrentSale key={id} id={id} cancelSale={cancelSale} onNext={() => setSearch({})} />
      ) : (
        <NewSale {...newSale} onCreated={open} />
      )}
      {children(open)}
    </div>
  )
}
