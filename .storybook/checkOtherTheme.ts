import type { StoryContext } from '@storybook/react-vite'
import axe from 'axe-core'

/** The only rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Checks the colors of a story in the theme that it was not rendered in. Themes only change colors, so there is no need to run it twice. */
export async function checkOtherTheme({
  parameters,
}: Pick<StoryContext, 'parameters'>): Promise<void> {
  if (parameters.a11y.test === 'off') return
  const { dataset } = document.documentElement
  const { theme } = dataset
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  dataset.theme = otherTheme
  const { violations } = await axe.run(document.body, {
    runOnly: colorRules,
    resultTypes: ['violations'],
  })
  if (theme) dataset.theme = theme
  else delete dataset.theme
  const messages = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  )
  if (messages.length > 0) {
    throw new Error(`axe, in the ${otherTheme} theme: ${messages.join('\n\n')}`)
  }
}
