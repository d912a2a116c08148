import type { CSSProperties, ReactNode } from 'react'

interface ScaleProps {
  /** Token name → its value. */
  tokens: Readonly<Record<string, string | number>>
  /** How one token looks. */
  sample?: (value: string | number) => CSSProperties
  /** A heading for the values. */
  valueTitle?: ReactNode
}

/** A table of tokens that are one value each, with a small drawing of it. */
export function Scale({ tokens, sample, valueTitle = 'Value' }: ScaleProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">{valueTitle}</th>
          {sample && <th scope="col">Looks like</th>}
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{value}</td>
            {sample && (
              <td aria-label={`${name}, drawn`}>
                <span style={{ display: 'block', ...sample(value) }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
