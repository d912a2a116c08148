import { Inline } from '../Inline/Inline.tsx'
import { Sparkline } from './Sparkline.tsx'

export function Trend() {
  return (
    <Inline>
      90 USDT{' '}
      <Sparkline label="Rising: from 12 to 90 USDT in 6 days" values={[12, 30, 22, 44, 61, 90]} />
    </Inline>
  )
}
