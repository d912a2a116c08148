import { CodeBlock, FieldList } from '@sluice/ui'

import { failures } from './calls.ts'
import * as css from './Reference.css.ts'
import reference from './reference.json' with { type: 'json' }

/** Lists the errors of the public calls, with an example. */
export function FailureList() {
  return (
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
        samples={[{ label: 'JSON', code: JSON.stringify(reference.problem, null, 2) }]}
      />
    </div>
  )
}
