import type { StoryContext } from '@storybook/react-vite'
import axe from 'axe-core'

/** The rules whose answer depends on colours; all others find the same in either theme. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a story once more, as its play function left it, in the theme that it was not rendered in. Rendering it a second
 * time would show nothing else: a theme changes colours alone.
 */
export async function expectLegibleInOtherTheme({
  parameters,
}: Pick<StoryContext, 'parameters'>): Promise<void> {
  if (parameters.a11y.test === 'off') return
  const { dataset } = document.documentElement
  const { theme } = dataset
  const other = theme === 'dark' ? 'light' : 'dark'
  dataset.theme = other
  const { violations } = await axe.run(document.body, {
    runOnly: rulesOfColor,
    resultTypes: ['violations'],
  })
  if (theme) dataset.theme = theme
  else delete dataset.theme
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  )
  if (found.length > 0) throw new Error(`axe, in the ${other} theme: ${found.join('\n\n')}`)
}
