import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { PlusIcon } from '../../icons/icons.ts'
import * as css from './Accordion.css.ts'

export interface AccordionItem {
  /** The line that is always seen; unique within one accordion. */
  title: string
  /** What unfolds. */
  content: ReactNode
  /** Unfolded from the start. */
  open?: boolean
  /** Lets an address lead here: `/#fees`. */
  id?: string
}

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  items: readonly AccordionItem[]
  /** Unfolding one folds the others. */
  exclusive?: boolean
  /** The level of the titles in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Questions that unfold to their answers. The browser's own `<details>`, so that it works before and without any script. */
export function Accordion({
  items,
  exclusive = false,
  heading: Heading = 'h3',
  className,
  ...rest
}: AccordionProps) {
  const group = useId()
  return (
    <div className={clsx(css.root, className)} {...rest}>
      {items.map(({ title, content, open, id }) => (
        <details
          key={title}
          id={id}
          open={open}
          name={exclusive ? group : undefined}
          className={css.item}
        >
          <summary className={css.summary}>
            <Heading className={css.title}>{title}</Heading>
            <PlusIcon className={css.sign} />
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
