/** A story as the built Storybook describes it. */
export interface Story {
  readonly id: string
  /** `Components/Actions/Button`. */
  readonly title: string
  readonly name: string
  /** The theme that the story is about, if it is about one. */
  readonly theme?: string
  /** The screen that the story is about, by its name in Storybook's toolbar. */
  readonly viewport?: string
}

/** One picture of a story. */
export interface Shot {
  readonly storyId: string
  /** The title of its test; unique. */
  readonly title: string
  /** Its file below a folder of baselines, as path segments. */
  readonly file: readonly [folder: string, name: string]
  readonly theme: 'light' | 'dark'
  readonly viewport: ViewportName
}

/** CSS pixels; the names are those of Storybook's toolbar, and `standard` is for stories that ask for none. */
export const viewports = {
  standard: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

type ViewportName = keyof typeof viewports

function isViewportName(name: string): name is ViewportName {
  return name in viewports
}

/**
 * The pictures that a story needs: one as the story asks for, in the light theme unless it is about the dark one; of a
 * screen also one in the dark and one on the phone, unless the first is that already.
 */
export function shotsOf(story: Story): readonly Shot[] {
  const own = {
    theme: story.theme === 'dark' ? 'dark' : 'light',
    viewport: ownViewport(story),
  } as const
  const shots = [shot(story, '', own)]
  if (!story.title.startsWith('Screens/')) return shots
  if (own.theme === 'light') shots.push(shot(story, 'dark', { ...own, theme: 'dark' }))
  if (own.viewport === 'standard') shots.push(shot(story, 'phone', { ...own, viewport: 'phone' }))
  return shots
}

function ownViewport({ id, viewport = 'standard' }: Story): ViewportName {
  if (!isViewportName(viewport)) throw new Error(`${id} asks for an unknown viewport: ${viewport}`)
  return viewport
}

function shot(story: Story, variant: string, look: Pick<Shot, 'theme' | 'viewport'>): Shot {
  const [folder = '', name = ''] = story.id.split('--')
  return {
    storyId: story.id,
    title: `${story.title} › ${story.name}${variant && ` (${variant})`}`,
    file: [folder, `${name}${variant && `.${variant}`}.png`],
    ...look,
  }
}
