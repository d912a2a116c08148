import { useState } from 'react'
import type { CSSProperties } from 'react'

import { Amount } from '../components/Amount/Amount.tsx'
import { Button } from '../components/Button/Button.tsx'
import { vars } from '../theme/contract.css.ts'
import { tabularNumbers, text } from '../theme/scale.ts'

interface TokenTableProps {
  tokens: Readonly<Record<string, string | number>>
  /** The style of a sample for one token. */
  sample?: (value: string | number) => CSSProperties
  valueTitle?: string
}

/** The name of a custom property, if the value refers to one. */
function propertyOf(value: string | number): string | undefined {
  return /^var\((--[\w-]+)/.exec(String(value))?.[1]
}

/** The value that the browser computes for a token. */
function resolved(value: string | number): string | number {
  const property = propertyOf(value)
  return property
    ? getComputedStyle(document.documentElement).getPropertyValue(property).trim()
    : value
}

/** Lists tokens that have a single value, with a sample of each. */
export function TokenTable({ tokens, sample, valueTitle = 'Value' }: TokenTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{valueTitle}</th>
          {sample && <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {propertyOf(value) && (
                <>
                  <code>{propertyOf(value)}</code>
                  <br />
                </>
              )}
              {resolved(value)}
            </td>
            {sample && (
              <td aria-label={`Sample of ${name}`}>
                <span style={{ display: 'block', ...sample(value) }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lists the text styles, each with a sample. */
export function TextStyles() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Size, line height, weight</th>
          <th scope="col">Sample</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(text).map(([role, style]) => (
          <tr key={role}>
            <td>
              <code>{role}</code>
            </td>
            <td>
              {style.fontSize}, {style.lineHeight}, {style.fontWeight}
            </td>
            <td>
              <span style={{ ...style, fontFamily: vars.font.sans }}>Crypto payments</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const column = { ...text.lead, display: 'grid', justifyItems: 'end', width: 'max-content', gap: 4 }

/** Compares plain text in tabular numbers with the Amount component. */
export function NumberSample() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48, fontFamily: vars.font.sans }}>
      <div style={{ ...column, ...tabularNumbers }}>
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

/** Plays both durations. */
export function MotionSample() {
  const [moved, setMoved] = useState(false)
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
              transform: moved ? 'translateX(400%)' : 'none',
              transition: `transform ${duration} ${vars.motion.ease}`,
            }}
          />
        </div>
      ))}
      <div>
        <Button tone="secondary" onClick={() => setMoved(!moved)}>
          Play
        </Button>
      </div>
    </div>
  )
}
