import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import type { Args, PreparedStory } from 'storybook/internal/types'

/** Widths of the viewports in `preview.tsx`, and heights that show the essential part of a story. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 640 },
  tablet: { width: 820, height: 640 },
  desktop: { width: 1440, height: 800 },
}

/** Whether a story changes the whole document, or is meant for a certain size of it. */
export function needsFrame({ title, storyGlobals, parameters }: PreparedStory): boolean {
  return (
    title.startsWith('Screens/') ||
    storyGlobals.theme !== undefined ||
    storyGlobals.viewport !== undefined ||
    parameters.layout === 'fullscreen' ||
    parameters.docs?.story?.inline === false
  )
}

/** The width that is available to an element. */
function useAvailableWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

/** What the controls of the docs page set, as in a Storybook address: text, numbers and switches, but no elements. */
function useArgsParam(story: PreparedStory): string {
  const context = useContext(DocsContext)
  const [args, setArgs] = useState<Args>(context.getStoryContext(story).args)
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args)
    }
    context.channel.on(STORY_ARGS_UPDATED, update)
    return () => context.channel.off(STORY_ARGS_UPDATED, update)
  }, [context, story])
  return buildArgsParam(story.initialArgs, args)
}

interface FrameProps {
  title: string
  storyId: string
  /** As in a Storybook address. */
  args: string
  globals: string
  /** Of the document; without it, that of the page. */
  width?: number
  height: number
  /** Runs the story's play function, which opens what has to be opened. */
  plays?: boolean
  /** Whether it can be used. What takes the focus when it opens must not take it from the page. */
  inert?: boolean
}

/** A story in a document of its own, loaded when it comes into view. A size wider than the page is drawn smaller. */
export function Frame({
  title,
  storyId,
  args,
  globals,
  width: ownWidth,
  height,
  plays = false,
  inert = false,
}: FrameProps) {
  const [ref, available] = useAvailableWidth()
  const width = ownWidth ?? available
  const scale = available && width ? Math.min(1, available / width) : 1
  const embed = plays ? '' : '&embed=true'
  return (
    <div ref={ref} className="sl-frame" style={{ height: height * scale }}>
      {available !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of this Storybook, and needs its service worker.
        <iframe
          title={title}
          src={`iframe.html?viewMode=story&id=${storyId}&globals=${globals}&args=${args}${embed}`}
          loading="lazy"
          inert={inert}
          style={{ width, height, scale }}
        />
      )}
    </div>
  )
}

/** The size of the document in which a story is drawn. */
export function frameSize({ storyGlobals, parameters }: PreparedStory) {
  const size = sizes[storyGlobals.viewport?.value]
  const ownHeight = parseInt(String(parameters.docs?.story?.height), 10)
  return {
    ...(size && { width: size.width }),
    height: Number.isFinite(ownHeight) ? ownHeight : (size?.height ?? 560),
  }
}

interface FramedStoryProps {
  story: PreparedStory
  /** The values of the toolbar, as in a Storybook address. */
  globals: string
  plays?: boolean
}

export function FramedStory({ story, globals, plays = false }: FramedStoryProps) {
  const args = useArgsParam(story)
  return (
    <Frame
      title={story.name}
      storyId={story.id}
      args={args}
      globals={globals}
      plays={plays}
      {...frameSize(story)}
    />
  )
}
