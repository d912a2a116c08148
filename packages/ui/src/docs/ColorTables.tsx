import type { CSSProperties } from 'react'

import type { ThemeColors } from '../theme/colors.ts'
import { contrastPairs, contrastRatio } from '../theme/contrast.ts'
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

/** Lists the colors of both themes by role. */
export function ColorRoles() {
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

interface ContrastSampleProps {
  colors: ThemeColors
  foreground: keyof ThemeColors
  background: keyof ThemeColors
}

function ContrastSample({ colors, foreground, background }: ContrastSampleProps) {
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '0.25rem 0.75rem',
        borderRadius: 6,
        fontVariantNumeric: 'tabular-nums',
        color: colors[foreground],
        background: colors[background],
      }}
    >
      {contrastRatio(colors[foreground], colors[background]).toFixed(2)}:1
    </span>
  )
}

/** Lists the color pairs that components use, with their contrast in both themes. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Foreground</th>
          <th scope="col">Background</th>
          <th scope="col">Minimum</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ foreground, background, minimum }) => (
          <tr key={`${foreground} ${background}`}>
            <td>
              <code>{foreground}</code>
            </td>
            <td>
              <code>{background}</code>
            </td>
            <td>{minimum}:1</td>
            <td>
              <ContrastSample colors={light} foreground={foreground} background={background} />
            </td>
            <td>
              <ContrastSample colors={dark} foreground={foreground} background={background} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
