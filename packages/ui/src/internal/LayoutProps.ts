import type { ComponentPropsWithRef } from 'react'

/** The props of components that only lay out their children, whatever the element. */
export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** The element. Choose it by meaning; it does not change how the component looks. */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'form'
    | 'fieldset'
    | 'ul'
    | 'ol'
    | 'li'
}
