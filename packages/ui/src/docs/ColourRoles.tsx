import type { CSSProperties } from 'react'

import type { ThemeColors } from '../theme/colors.ts'
import { dark } from '../theme/dark.ts'
import { light } from '../theme/light.ts'

const swatch: CSSProperties = {
  display: 'inline-block',
  width: '3rem',
  height: '1.5rem',
  marginInlineEnd: '0.5rem',
  verticalAlign: 'middle',
  border: '1px solid rgb(128 128 128 / 0.5)',
  borderRadius: 6,
}

function Swatch({ color }: { color: string }) {
  return (
    <>
      <span style={{ ...swatch, background: color }} />
      <code>{color}</code>
    </>
  )
}

function isRole(name: string): name is keyof ThemeColors {
  return name in light
}

/** Every colour by role, in both themes. */
export function ColourRoles() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.keys(light)
          .filter(isRole)
          .map((role) => (
            <tr key={role}>
              <td>
                <code>{role}</code>
              </td>
              <td>
                <Swatch color={light[role]} />
              </td>
              <td>
                <Swatch color={dark[role]} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
