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
export function needsFrame({ storyGlobals, parameters }: PreparedStory): boolean {
  return (
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

interface FramedStoryProps {
  story: PreparedStory
  /** The values of the toolbar, as in a Storybook address. */
  globals: string
}

/** A story in a document of its own, loaded when it comes into view. A size wider than the page is drawn smaller. */
export function FramedStory({ story, globals }: FramedStoryProps) {
  const [ref, available] = useAvailableWidth()
  const args = useArgsParam(story)
  const size = sizes[story.storyGlobals.viewport?.value]
  const ownHeight = parseInt(String(story.parameters.docs?.story?.height), 10)
  const height = Number.isFinite(ownHeight) ? ownHeight : (size?.height ?? 560)
  const width = size?.width ?? available
  const scale = available && width ? Math.min(1, available / width) : 1
  return (
    <div ref={ref} className="sl-frame" style={{ height: height * scale }}>
      {available !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of this Storybook, and needs its service worker.
        <iframe
          title={story.name}
          // Embedded stories do not run their play function, which would take the focus from the page.
          src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}&args=${args}&embed=true`}
          loading="lazy"
          style={{ width, height, scale }}
        />
      )}
    </div>
  )
}
