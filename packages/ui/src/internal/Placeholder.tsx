import { vars } from '../theme/contract.css.ts'
import { space, text } from '../theme/scale.ts'

/** For stories of layout components: something that takes up room. */
export function Placeholder({ children = 'Item' }: { children?: string }) {
  return (
    <div
      style={{
        ...text.label,
        padding: space.snug,
        color: vars.color.action,
        background: vars.color.actionSurface,
        borderRadius: vars.radius.small,
      }}
    >
      {children}
    </div>
  )
}
