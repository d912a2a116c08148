import { rememberCheckout } from '@sluice/api'
import { checkoutSchema, type Checkout } from '@sluice/api/contract'
import { createContext, useContext, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { safeParse } from 'valibot'

/** The ID of the JSON block with the checkout that the page's HTML shows. */
export const servedCheckoutId = 'sluice-checkout'

/** The checkout of the page that a server renders. */
export const RenderedCheckout = createContext<Checkout | undefined>(undefined)

export interface ReceivedCheckout {
  checkout: Checkout
  /** By the browser's clock. */
  at: number
}

export function parseCheckout(data: string): Checkout | undefined {
  try {
    const { success, output } = safeParse(checkoutSchema, JSON.parse(data))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

function findBlock(): Element | null {
  return import.meta.env.SSR ? null : document.querySelector(`#${servedCheckoutId}`)
}

/**
 * The checkout that came with the page, to hydrate it with. It is put into the store, so that nothing asks for it again, and
 * read only once: the app may come back to this page when it is out of date.
 */
export function useServedCheckout(id: string): ReceivedCheckout | undefined {
  const rendered = useContext(RenderedCheckout)
  const dispatch = useDispatch()
  const [served] = useState(() => {
    const checkout = rendered ?? parseCheckout(findBlock()?.textContent ?? '')
    return checkout?.id === id.toLowerCase() ? { checkout, at: Date.now() } : undefined
  })

  useEffect(() => {
    findBlock()?.remove()
    if (served) dispatch(rememberCheckout(id, served.checkout))
  }, [dispatch, id, served])

  return served
}
