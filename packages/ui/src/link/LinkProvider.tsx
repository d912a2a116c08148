import { createContext, createElement, useContext } from 'react'
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'

/** What every link of the library passes on: an anchor's own props, with an address that is never missing. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Where the link leads; a path of the product or a whole address. */
  href: string
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

export interface LinkProviderProps {
  /** Draws every link below; wrap the router's own link in it. Without a provider links are plain anchors. */
  component: ComponentType<LinkProps>
  /** Everything that holds links. */
  children: ReactNode
}

/** Tells every component below how links are drawn, so that the library needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link without a look of its own, drawn by whatever the provider says: `<Link href="/home">`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
