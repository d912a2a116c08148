import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'

/** Props that components pass on to an element of theirs. React's types say nothing about them. */
const htmlProps: Readonly<Record<string, string>> = {
  children: 'The content.',
  style: 'Inline styles of the root element.',
  name: 'The name under which a form submits the value.',
  autoComplete: 'What the browser may fill in, as in HTML.',
  onClick: 'Called when it is pressed, with the event.',
  onChange: 'Called when the value changes.',
  onSubmit: 'Called when the form is submitted, with the event.',
  'aria-label': 'The accessible name, where no visible text gives one.',
}

/** The control of a prop whose type Storybook does not know. Nothing to edit in what is not text. */
function controlOf(type: string, value: unknown): InputType['control'] {
  const isText = value == null || typeof value === 'string'
  if (/^(Ref|RefObject|ReactElement|ComponentType|ReadonlySet)\b|=>/.test(type)) return false
  if (type === 'ReactNode') return isText && 'text'
  if (type === 'number | null') return 'number'
  if (/^(string|number) \| (string|number|null)$/.test(type)) return 'text'
  return undefined
}

/**
 * Completes the props table: a sentence for each HTML prop that has none, some of them known only from `args`; the type
 * as it is written in place of words such as "union"; a control that fits the type.
 */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const argType: StrictInputType = argTypes[name] ?? { name }
      const raw =
        typeof argType.type === 'object' ? argType.type.raw : name === 'children' && 'ReactNode'
      const type = raw ? raw.replace(/\s+/g, ' ').replace(/^\| /, '') : argType.table?.type?.summary
      const control = argType.control ?? (type && controlOf(type, initialArgs[name]))
      return [
        name,
        {
          ...argType,
          description: argType.description || htmlProps[name],
          ...(type && { table: { ...argType.table, type: { summary: type } } }),
          ...(control !== undefined && { control }),
        },
      ]
    }),
  )
