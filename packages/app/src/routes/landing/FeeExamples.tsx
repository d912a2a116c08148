import { Amount } from '@sluice/ui'

import { calculateFee } from '../../features/feeCalculator/calculateFee.ts'
import { useText } from '../../messages/TextProvider.tsx'
import * as css from './LandingPage.css.ts'
import { landingContent } from './landingContent.ts'

/** Fees of a few amounts, for readers without JavaScript, where the calculator does not work. */
export function FeeExamples() {
  const { caption, head, amounts } = landingContent(useText()).fees.examples
  return (
    <table className={css.examples}>
      <caption className={css.examplesCaption}>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={css.examplesHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amounts.map((amount) => {
          const result = calculateFee(amount, false)
          return (
            <tr key={amount}>
              {[amount, result?.fee, result?.arrives].map((figure, column) => (
                <td key={head[column]} className={css.examplesCell}>
                  <Amount value={figure ?? ''} decimals={2} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
