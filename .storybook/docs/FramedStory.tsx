import type { PreparedStory } from 'storybook/internal/types'

/** Widths of the viewports in `preview.tsx`, and heights that show the essential part of a story. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 640 },
  tablet: { width: 820, height: 640 },
  desktop: { width: 1440, height: 720 },
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

interface FramedStoryProps {
  story: PreparedStory
  /** The values of the toolbar, as in a Storybook address. */
  globals: string
}

/** A story in a document of its own, loaded when it comes into view. */
export function FramedStory({ story, globals }: FramedStoryProps) {
  const size = sizes[story.storyGlobals.viewport?.value]
  const height: unknown = parseInt(String(story.parameters.docs?.story?.height), 10)
  return (
    <iframe
      title={story.name}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${globals}`}
      loading="lazy"
      className="sl-frame"
      style={{
        width: size?.width ?? '100%',
        height: Number.isFinite(height) ? Number(height) : (size?.height ?? 560),
      }}
    />
  )
}
