import { Icon } from './Icon.tsx'
import type { IconProps } from './Icon.tsx'

/**
 * Makes an icon from one path on the 24-unit grid.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function drawIcon(d: string) {
  return function DrawnIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={d} />
      </Icon>
    )
  }
}
