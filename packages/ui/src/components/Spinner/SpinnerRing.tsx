import { Icon } from '../../icons/Icon.tsx'
import type { IconProps } from '../../icons/Icon.tsx'
import { ring } from './Spinner.css.ts'

/** A spinner without a label, for use next to text. */
export function SpinnerRing({ size }: Pick<IconProps, 'size'>) {
  return (
    <Icon size={size} strokeWidth="2.5" className={ring}>
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </Icon>
  )
}
