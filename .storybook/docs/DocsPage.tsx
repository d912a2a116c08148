import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'

import { exampleCode } from '../../packages/ui/src/docs/exampleCode.ts'
import type { Guide, GuideExample } from '../../packages/ui/src/internal/Guide.ts'
import { FramedStory, needsFrame } from './FramedStory.tsx'

function List({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
}

const statusTexts: Record<Guide['status'], string> = {
  stable: 'Stable',
  beta: 'Beta: its props may change in a minor version',
  deprecated: 'Deprecated',
}

function Shown({ example }: { example: GuideExample }) {
  return (
    <div className="sl-shown">
      <figure data-kind="do">
        <div className="sl-shown-example sb-unstyled">{example.do}</div>
        <figcaption>
          <strong>✓ Do.</strong> {example.doText}
        </figcaption>
      </figure>
      <figure data-kind="dont">
        <div className="sl-shown-example sb-unstyled" inert>
          {example.dont}
        </div>
        <figcaption>
          <strong>✗ Don’t.</strong> {example.dontText}
        </figcaption>
      </figure>
    </div>
  )
}

function UsageSections({ guide }: { guide: Guide }) {
  return (
    <>
      <h2 id="usage">Usage</h2>
      <Markdown>{guide.usage}</Markdown>
      {guide.alternatives && (
        <>
          <h3>Alternatives</h3>
          <List items={guide.alternatives} />
        </>
      )}
      {guide.shown?.map((example) => (
        <Shown key={example.doText} example={example} />
      ))}
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
          <h2 id="keyboard">Keyboard</h2>
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
      <h2 id="screen-reader">Screen reader</h2>
      <Markdown>{guide.screenReader}</Markdown>
    </>
  )
}

/** Programs that use a component whose first story is drawn in a frame, which hides the code of the story. */
const examples = import.meta.glob<string>('../../packages/ui/src/components/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface StoryBlockProps {
  story: PreparedStory
  globals: string
  isPrimary?: boolean
}

/** A story with its code. It is drawn in the page itself, unless it would change the page or needs a size of its own. */
function StoryBlock({ story, globals, isPrimary = false }: StoryBlockProps) {
  const isFramed = needsFrame(story)
  const name = story.title.split('/').at(-1)
  const example = examples[`../../packages/ui/src/components/${name}/${name}.example.tsx`]
  return (
    <>
      {!isPrimary && <h3 id={`anchor--${story.id}`}>{story.name}</h3>}
      {isFramed ? (
        <>
          <FramedStory story={story} globals={globals} />
          {isPrimary && example && <Source code={exampleCode(example)} language="tsx" dark />}
        </>
      ) : (
        <Canvas of={story.moduleExport} sourceState={isPrimary ? 'shown' : 'hidden'} />
      )}
    </>
  )
}

/** The docs page of a component. Its guidelines come from the `guide` parameter. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const context = useContext(DocsContext)
  const guide: Guide | undefined = preparedMeta.parameters.guide
  const [primary, ...others] = context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  if (!primary) return <Title />
  const { userGlobals } = context.getStoryContext(primary)
  const globals = Object.entries(userGlobals)
    .filter(([, value]) => typeof value === 'string')
    .map((entry) => entry.join(':'))
    .join(';')
  return (
    <>
      <Title />
      <Subtitle />
      {guide && (
        <p className="sl-status" data-status={guide.status}>
          {statusTexts[guide.status]} · Since {guide.since}
        </p>
      )}
      <Description />
      <StoryBlock story={primary} globals={globals} isPrimary />
      {guide && <UsageSections guide={guide} />}
      <h2 id="props">Props</h2>
      <div className="sl-props">
        <Controls />
      </div>
      {guide && <AccessibilitySections guide={guide} />}
      {others.length > 0 && <h2 id="stories">Stories</h2>}
      {others.map((story) => (
        <StoryBlock key={story.id} story={story} globals={globals} />
      ))}
    </>
  )
}
