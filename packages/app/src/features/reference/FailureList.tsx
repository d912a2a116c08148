import { CodeBlock, FieldList } from '@sluice/ui'

import { useText } from '../../messages/TextProvider.tsx'
import { failures } from './calls.ts'
import * as css from './Reference.css.ts'
import reference from './reference.json' with { type: 'json' }

/** Lists the errors of the public calls, with an example. */
export function FailureList() {
  const t = useText()
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
        title={t('reference.exampleError')}
        samples={[{ label: 'JSON', code: JSON.stringify(reference.problem, null, 2) }]}
      />
    </div>
  )
}
