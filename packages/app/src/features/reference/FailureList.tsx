import { CodeBlock, FieldList } from '@sluice/ui'

import { failures } from './calls.ts'
import { problemExample } from './examples.ts'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'
import { withCode } from './withCode.tsx'

/** Every failure of the public calls, and how one looks. */
export function FailureList() {
  return (
    <>
      <p className={css.words}>{withCode(referenceContent.errors.lead)}</p>
      <div className={css.pair}>
        <FieldList
          fields={failures.map(({ status, code, message }) => ({
            name: code,
            type: String(status),
            description: message,
          }))}
        />
        <CodeBlock
          title="A failure"
          samples={[{ label: 'JSON', code: JSON.stringify(problemExample, null, 2) }]}
        />
      </div>
    </>
  )
}
