import { useState } from 'react'

import { Button } from '../components/Button/Button.tsx'
import { vars } from '../theme/contract.css.ts'

/** Moves a level across by both durations. */
export function MotionSample() {
  const [far, setFar] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      {[vars.motion.quick, vars.motion.calm].map((duration) => (
        <div key={duration} style={{ background: vars.color.surfaceSunken, borderRadius: 999 }}>
          <div
            style={{
              width: '20%',
              height: 12,
              borderRadius: 999,
              background: vars.color.action,
              transform: far ? 'translateX(400%)' : 'none',
              transition: `transform ${duration} ${vars.motion.ease}`,
            }}
          />
        </div>
      ))}
      <div>
        <Button tone="secondary" onClick={() => setFar(!far)}>
          Move
        </Button>
      </div>
    </div>
  )
}
