import { CodeBlock } from '@sluice/ui'

import { failures } from './calls.ts'
import { problemExample } from './examples.ts'
import * as css from './Reference.css.ts'
import { referenceContent } from './referenceContent.ts'

const { lead, head } = referenceContent.errors

/** Every failure of the public calls, and how one looks. */
export function FailureTable() {
  return (
    <>
      <p className={css.words}>{lead}</p>
      <div className={css.pair}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col" className={css.head}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {failures.map(({ status, code, message }) => (
              <tr key={code}>
                <td className={css.cell}>{status}</td>
                <td className={css.cell}>
                  <code className={css.code}>{code}</code>
                </td>
                <td className={css.cell}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <CodeBlock
          title="A failure"
          samples={[{ label: 'JSON', code: JSON.stringify(problemExample, null, 2) }]}
        />
      </div>
    </>
  )
}
