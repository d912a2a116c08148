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
import { Suspense, useContext, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import type { PreparedStory } from 'storybook/internal/types'

import type { Guide, GuideExample } from '../../packages/ui/src/internal/Guide.ts'
import { withEnvironment } from '../environment.tsx'
import { checkedWords } from './checkedComponents.ts'
import { exampleCodes, exampleComponents } from './examples.ts'
import { versionWords } from './releases.ts'
import { Frame, FramedStory, frameSize, needsFrame } from './FramedStory.tsx'

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

interface StoryProps {
  story: PreparedStory
  globals: string
}

/** Whether what a story shows opens over the page. */
function isOverlay({ parameters }: PreparedStory): boolean {
  return parameters.docs?.story?.inline === false
}

function preventNavigation(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The example of the component: its code, and what it does. */
function Example({ name, story, globals }: StoryProps & { name: string }) {
  const context = useContext(DocsContext)
  const Component = exampleComponents.get(name)
  const code = exampleCodes.get(name)
  if (!Component || code === undefined) return null
  return (
    <>
      {needsFrame(story) ? (
        <Frame
          title={`Example of ${name}`}
          storyId="example--of-component"
          args={`name:${name};opened:!${isOverlay(story)}`}
          globals={globals}
          plays={isOverlay(story)}
          inert={isOverlay(story)}
          {...frameSize(story)}
        />
      ) : (
        // Its links lead to pages of an application.
        <div className="sl-example sb-unstyled" onClickCapture={preventNavigation}>
          <Suspense>{withEnvironment(Component, context.getStoryContext(story))}</Suspense>
        </div>
      )}
      <div className="sl-code">
        <Source code={code} language="tsx" dark />
      </div>
    </>
  )
}

/** A story that is drawn when it is unfolded, with what it does: in the page itself only if that changes nothing else there. */
function FoldedStory({ story, globals }: StoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      id={`anchor--${story.id}`}
      className="sl-story"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{story.name}</summary>
      {open &&
        (needsFrame(story) || story.playFunction ? (
          <FramedStory story={story} globals={globals} plays />
        ) : (
          <Canvas of={story.moduleExport} />
        ))}
    </details>
  )
}

/** The story whose props the controls set. */
function Playground({ story, globals }: StoryProps) {
  return needsFrame(story) ? (
    <FramedStory story={story} globals={globals} />
  ) : (
    <div className="sl-playground">
      <Canvas of={story.moduleExport} sourceState="none" withToolbar={false} />
    </div>
  )
}

/** More props than this are folded, so that a reader reaches what follows. */
const unfoldedProps = 12

interface SectionProps {
  title: string
  open?: boolean
  children: ReactNode
}

/** A part of the page that can be folded. */
function Section({ title, open = false, children }: SectionProps) {
  return (
    <details className="sl-section" open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
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
  const name = primary.title.split('/').at(-1) ?? ''
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
        <p className="sl-facts">
          <span className="sl-status" data-status={guide.status}>
            {statusTexts[guide.status]} · Since {versionWords(guide.since)}
          </span>
          {checkedWords(name, primary.parameters.fileName).map((words) => (
            <span key={words} className="sl-checked">
              {words}
            </span>
          ))}
        </p>
      )}
      <Description />
      <Example name={name} story={primary} globals={globals} />
      {guide && <UsageSections guide={guide} />}
      {guide ? (
        <Section title="Props" open={Object.keys(primary.argTypes).length <= unfoldedProps}>
          <Playground story={primary} globals={globals} />
          <div className="sl-props">
            <Controls />
          </div>
        </Section>
      ) : (
        <Playground story={primary} globals={globals} />
      )}
      {guide && <AccessibilitySections guide={guide} />}
      {others.length > 0 && (
        <Section title={`Stories (${others.length})`}>
          {others.map((story) => (
            <FoldedStory key={story.id} story={story} globals={globals} />
          ))}
        </Section>
      )}
    </>
  )
}
