import { CodeBlock, FieldList } from '@sluice/ui'

import { failures } from './calls.ts'
import { problemExample } from './examples.ts'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'
import { withCode } from './withCode.tsx'

/** Lists the errors of the public calls, with an example. */
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
          title="Example error"
          samples={[{ label: 'JSON', code: JSON.stringify(problemExample, null, 2) }]}
        />
      </div>
    </>
  )
}
