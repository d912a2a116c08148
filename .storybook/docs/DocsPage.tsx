import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

import type { Guide } from '../../packages/ui/src/internal/Guide.ts'

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function UsageSections({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>Usage</h2>
      <p>{guide.usage}</p>
      {guide.alternatives && (
        <>
          <h3>Alternatives</h3>
          <List items={guide.alternatives} />
        </>
      )}
      <h3>Do</h3>
      <List items={guide.do} />
      <h3>Don’t</h3>
      <List items={guide.dont} />
    </>
  )
}

function AccessibilitySections({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Effect</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(guide.keyboard).map(([key, effect]) => (
                <tr key={key}>
                  <td>
                    <kbd>{key}</kbd>
                  </td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Screen reader</h2>
      <p>{guide.screenReader}</p>
    </>
  )
}

/** The docs page of a component. Its guidelines come from the `guide` parameter. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: Guide | undefined = preparedMeta.parameters.guide
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide && <UsageSections guide={guide} />}
      <h2>Props</h2>
      <Controls />
      {guide && <AccessibilitySections guide={guide} />}
      <Stories includePrimary={false} title="Stories" />
    </>
  )
}
