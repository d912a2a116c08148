import type { CSSProperties, Ref } from 'react'

/** What the root element of a field gets. Its control gets the other props: `id`, `name`, `autoComplete`, ARIA and so on. */
export interface FieldRootProps {
  /** The root element. Form libraries that register a field by its `ref` find the control in it. */
  ref?: Ref<HTMLDivElement>
  /** The class of the root element. */
  className?: string
  style?: CSSProperties
}

/** Separates `data-*` attributes, `className`, `style` and `ref`, which belong to a field's root, from the props of its control. */
export function splitFieldProps<Props extends FieldRootProps>({
  ref,
  className,
  style,
  ...control
}: Props) {
  const data: Record<`data-${string}`, unknown> = {}
  for (const [name, value] of Object.entries(control)) {
    if (!isDataAttribute(name)) continue
    data[name] = value
    Reflect.deleteProperty(control, name)
  }
  return { root: { ref, className, style, ...data }, control }
}

function isDataAttribute(name: string): name is `data-${string}` {
  return name.startsWith('data-')
}
