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
  /** Texts that the story promises to show. */
  readonly shows?: readonly string[]
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
  /** The greatest height of the picture, in CSS pixels; what lies below is left out. */
  readonly tallest: number
  /** Whether decorative drawings are in the picture: they are in all but the further pictures of a screen. */
  readonly drawings: boolean
  /** Texts without which the picture is of something else. */
  readonly shows: readonly string[]
}

/** A page is seen to its end in one story; of other long things the beginning is enough. */
const wholePage = 10_000
const longest = 2000

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
 * screen also the window in the dark and on the phone, unless the first is that already.
 */
export function shotsOf(story: Story): readonly Shot[] {
  const theme = story.theme === 'dark' ? 'dark' : 'light'
  const viewport = ownViewport(story)
  const isScreen = story.title.startsWith('Screens/')
  const isFirst = story.name === 'Default'
  const tallest = isScreen && isFirst ? wholePage : longest
  const shots = [shot(story, '', { theme, viewport, tallest, drawings: isFirst || !isScreen })]
  if (isScreen && theme === 'light') shots.push(windowShot(story, 'dark', 'dark', viewport))
  if (isScreen && viewport === 'standard') shots.push(windowShot(story, 'phone', theme, 'phone'))
  return shots
}

function windowShot(
  story: Story,
  variant: string,
  theme: Shot['theme'],
  viewport: ViewportName,
): Shot {
  const tallest = viewports[viewport].height
  return shot(story, variant, { theme, viewport, tallest, drawings: false })
}

function ownViewport({ id, viewport = 'standard' }: Story): ViewportName {
  if (!isViewportName(viewport)) throw new Error(`${id} asks for an unknown viewport: ${viewport}`)
  return viewport
}

function shot(
  story: Story,
  variant: string,
  look: Omit<Shot, 'storyId' | 'title' | 'file' | 'shows'>,
): Shot {
  const [folder = '', name = ''] = story.id.split('--')
  return {
    storyId: story.id,
    title: `${story.title} › ${story.name}${variant && ` (${variant})`}`,
    file: [folder, `${name}${variant && `.${variant}`}.png`],
    shows: story.shows ?? [],
    ...look,
  }
}
