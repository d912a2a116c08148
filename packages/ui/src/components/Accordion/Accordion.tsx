'use client'

import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { PlusIcon } from '../../icons/icons.ts'
import * as css from './Accordion.css.ts'

export interface AccordionItem {
  /** Always visible; unique within the accordion. */
  title: string
  /** The collapsible content. */
  content: ReactNode
  /** Whether the item is initially expanded. */
  open?: boolean
  /** The target of links such as `/#fees`. */
  id?: string
}

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /** The questions with their answers, in order. */
  items: ReadonlyArray<AccordionItem>
  /** Expanding an item collapses the others. */
  exclusive?: boolean
  /** The level of the headings. */
  headingLevel?: 2 | 3 | 4
}

/** A list of collapsible items, such as questions and answers. Uses native `<details>`, so it works without JavaScript. */
export function Accordion({
  items,
  exclusive = false,
  headingLevel = 3,
  className,
  ...rest
}: AccordionProps) {
  const group = useId()
  const Heading = `h${headingLevel}` as const
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
            <PlusIcon className={css.icon} />
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
