import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { Box } from '../../components/Box/Box.tsx'
import { exampleCode } from '../exampleCode.ts'

interface ExampleProps {
  /** The text of the file that exports the example. It is compiled and linted as any other. */
  source: string
  children: ReactNode
}

/** A program that runs, above its own text. */
export function Example({ source, children }: ExampleProps) {
  return (
    <>
      <Box
        className="sb-unstyled"
        padding="roomy"
        surface="page"
        radius="panel"
        bordered
        style={{ fontFamily: 'var(--sl-font-sans)' }}
      >
        {children}
      </Box>
      <Source dark language="tsx" code={exampleCode(source)} />
    </>
  )
}
