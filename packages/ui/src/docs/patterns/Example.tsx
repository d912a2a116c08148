import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

import { Box } from '../../components/Box/Box.tsx'

interface ExampleProps {
  /** The text of the file that exports the example. It is compiled and linted as any other. */
  source: string
  children: ReactNode
}

/** A program that runs, above its own text. Readers import from the package, so the text does too. */
export function Example({ source, children }: ExampleProps) {
  const code = source
    .replaceAll(/^import \{ (.+) \} from '\.\.\/\.\.\/.+'\n/gm, '')
    .replaceAll(/^import type .+ from '\.\.\/\.\.\/.+'\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const names = [...source.matchAll(/^import \{ (.+) \} from '\.\.\/\.\.\/.+'$/gm)]
    .flatMap(([, list = '']) => list.split(', '))
    .toSorted((one, other) => one.localeCompare(other))
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
      <Source
        dark
        language="tsx"
        code={`import { ${names.join(', ')} } from '@sluice/ui'\n${code.startsWith('import') ? '' : '\n'}${code}`}
      />
    </>
  )
}
