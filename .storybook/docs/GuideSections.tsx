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

function Use({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When to use it</h2>
      <p>{guide.use}</p>
      {guide.instead && (
        <>
          <h3>What to use instead</h3>
          <List items={guide.instead} />
        </>
      )}
      <h3>Do</h3>
      <List items={guide.do} />
      <h3>Don’t</h3>
      <List items={guide.dont} />
    </>
  )
}

function Access({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">What it does</th>
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
      <h2>What a screen reader says</h2>
      <p>{guide.screenReader}</p>
    </>
  )
}

/** The written half of a component's page, from its `guide` parameter; nothing for a page that has none. */
export function GuideSections({ guide, part }: { guide?: Guide; part: 'use' | 'access' }) {
  if (!guide) return null
  return part === 'use' ? <Use guide={guide} /> : <Access guide={guide} />
}
