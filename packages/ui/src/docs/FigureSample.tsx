import { Amount } from '../components/Amount/Amount.tsx'
import { vars } from '../theme/contract.css.ts'
import { figures, text } from '../theme/scale.ts'

const column = { ...text.lead, display: 'grid', justifyItems: 'end', width: 'max-content', gap: 4 }

/** The same amounts with proportional habits and with ours. */
export function FigureSample() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, fontFamily: vars.font.sans }}>
      <div style={{ ...column, ...figures }}>
        {['111.1000000000', '98,007.0000000001', '1,24,500.7500000000'].map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </div>
      <div style={column}>
        {['111.1', '98007.0000000001', '124500.75'].map((amount) => (
          <Amount key={amount} value={amount} />
        ))}
      </div>
    </div>
  )
}
