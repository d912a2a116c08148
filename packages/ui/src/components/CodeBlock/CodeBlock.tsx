'use client'

import { clsx } from 'clsx'
import { Fragment, useId } from 'react'
import type { ComponentPropsWithRef } from 'react'

import { CopyButton } from '../CopyButton/CopyButton.tsx'
import * as css from './CodeBlock.css.ts'
import { highlightCode } from './highlightCode.ts'

function Code({ code }: { code: string }) {
  return (
    // Keyboard users can scroll an element only if it is focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={css.pre} tabIndex={0} dir="ltr" translate="no">
      <code>
        {highlightCode(code).map(({ kind, text, start }) =>
          kind === 'plain' ? (
            text
          ) : (
            <span key={start} className={css.token[kind]}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  )
}

export interface CodeSample {
  /** The language or file name: `curl`, `Node`, `JSON`. Unique within the block. */
  label: string
  /** The code without prompts and line numbers. */
  code: string
}

export interface CodeBlockTexts {
  /** The name of the Copy button. */
  copy: (label: string) => string
  copied: string
  failed: string
}

const codeBlockTexts: CodeBlockTexts = {
  copy: (label) => `Copy ${label}`,
  copied: 'Copied',
  failed: 'Copy failed',
}

export interface CodeBlockProps extends Omit<
  ComponentPropsWithRef<'figure'>,
  'title' | 'children'
> {
  /** What the code does: `Create a payment`. */
  title: string
  /** The same example in one or more languages. The first is selected. */
  samples: ReadonlyArray<CodeSample>
  /** Replaces some of the texts, for example for a translation. */
  texts?: Partial<CodeBlockTexts> | undefined
}

/** Shows code with highlighting and a Copy button. Selecting a language works without JavaScript. */
export function CodeBlock({ title, samples, texts, className, ...rest }: CodeBlockProps) {
  const { copy, copied, failed } = { ...codeBlockTexts, ...texts }
  const group = useId()
  const hasTabs = samples.length > 1
  return (
    <figure aria-label={title} className={clsx(css.root, className)} {...rest}>
      <figcaption className={css.title}>{title}</figcaption>
      {samples.map(({ label, code }, index) => (
        <Fragment key={label}>
          {hasTabs && (
            <>
              <input
                type="radio"
                id={`${group}${label}`}
                name={group}
                value={label}
                defaultChecked={index === 0}
                className={css.radio}
              />
              <label htmlFor={`${group}${label}`} className={css.tab}>
                {label}
              </label>
            </>
          )}
          <div className={clsx(css.panel, hasTabs && css.tabPanel)}>
            <span
              className={css.copy}
              data-theme="dark"
              data-copy=""
              data-copied={copied}
              data-copy-failed={failed}
            >
              <CopyButton text={code} label={copy(label)} texts={{ copied, failed }} />
            </span>
            <Code code={code} />
          </div>
        </Fragment>
      ))}
    </figure>
  )
}
