'use client'

import { createContext, createElement, useContext } from 'react'
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'

/** The props of a link: those of an anchor with a required `href`. */
export interface UnstyledLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path or a URL. */
  href: string
}

function PlainLink({ children, ...rest }: UnstyledLinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<UnstyledLinkProps>>(PlainLink)

export interface LinkProviderProps {
  /** Renders all links inside the provider, usually with the router's link component. */
  component: ComponentType<UnstyledLinkProps>
  children: ReactNode
}

/** Sets the component that renders links, so that the library does not depend on a router. Without a provider, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** A link without styles, rendered by the component of the nearest LinkProvider. */
export function UnstyledLink(props: UnstyledLinkProps) {
  return createElement(useContext(LinkContext), props)
}
