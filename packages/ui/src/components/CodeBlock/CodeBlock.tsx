import { clsx } from 'clsx'
import { Fragment, useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Code } from './Code.tsx'
import * as css from './CodeBlock.css.ts'

export interface CodeSample {
  /** The language or the file, as a reader knows it: `curl`, `Node`, `JSON`. Unique within one block. */
  label: string
  /** The text as it is copied: without prompts, without line numbers. */
  code: string
}

export interface CodeBlockProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'title' | 'children'
> {
  /** What the code does or is: `Create a payment`. */
  title: string
  /** One text, or the same in several languages; the first is shown until another is chosen. */
  samples: readonly CodeSample[]
}

/** Code to read and to take along, in one language or several. Choosing a language needs no script; copying does, and is not offered without one. */
export function CodeBlock({ title, samples, className, ...rest }: CodeBlockProps) {
  const group = useId()
  const only = samples.length === 1
  return (
    <figure aria-label={title} className={clsx(css.root, className)} {...rest}>
      <figcaption className={css.title}>{title}</figcaption>
      {samples.map(({ label, code }, index) => (
        <Fragment key={label}>
          {!only && (
            <>
              <input
                type="radio"
                id={`${group}${label}`}
                name={group}
                value={label}
                defaultChecked={index === 0}
                className={css.choice}
              />
              <label htmlFor={`${group}${label}`} className={css.tab}>
                {label}
              </label>
            </>
          )}
          <div className={clsx(css.panel, !only && css.chosenOnly)}>
            <span className={css.copy} data-theme="dark" data-copy="">
              <CopyButton text={code} label={`Copy ${label}`} />
            </span>
            <Code code={code} />
          </div>
        </Fragment>
      ))}
    </figure>
  )
}
