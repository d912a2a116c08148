import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import { GuideSections } from './GuideSections.tsx'

/** The page of one component: what it is, when to use it, its props, its keys, what is heard, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <GuideSections guide={preparedMeta.parameters.guide} part="use" />
      <h2>Props</h2>
      <Controls />
      <GuideSections guide={preparedMeta.parameters.guide} part="access" />
      <Stories includePrimary={false} title="States" />
    </>
  )
}
