import type { ThemeColors } from '../theme/colors.ts'
import { contrastPairs } from '../theme/contrastPairs.ts'
import { contrastRatio } from '../theme/contrastRatio.ts'
import { dark } from '../theme/dark.ts'
import { light } from '../theme/light.ts'

interface SampleProps {
  colors: ThemeColors
  front: keyof ThemeColors
  back: keyof ThemeColors
}

function Sample({ colors, front, back }: SampleProps) {
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '0.25rem 0.75rem',
        borderRadius: 6,
        fontVariantNumeric: 'tabular-nums',
        color: colors[front],
        background: colors[back],
      }}
    >
      {contrastRatio(colors[front], colors[back]).toFixed(2)} : 1
    </span>
  )
}

/** Every pair of colours that meets on a screen, with its contrast in both themes. */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Back</th>
          <th scope="col">At least</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ front, back, least }) => (
          <tr key={`${front} ${back}`}>
            <td>
              <code>{front}</code>
            </td>
            <td>
              <code>{back}</code>
            </td>
            <td>{least} : 1</td>
            <td>
              <Sample colors={light} front={front} back={back} />
            </td>
            <td>
              <Sample colors={dark} front={front} back={back} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
