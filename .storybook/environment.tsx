import type { Decorator } from '@storybook/react-vite'

/** What the toolbar sets on the root element of the document, beside the theme. */
export const environmentToolbar = {
  direction: {
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the texts',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: 'Pseudo: accented, a third longer' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
}

export const initialEnvironment = { direction: 'ltr', language: 'en', density: 'comfortable' }

/** Sets the reading direction and the density of the document. */
export function applyEnvironment({ direction, density }: Record<string, unknown>): void {
  const { documentElement } = document
  documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr'
  if (density === 'compact') documentElement.dataset.density = 'compact'
  else delete documentElement.dataset.density
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
}

/** Stands for a translation: with accents, and as much longer as German is. */
function pseudo(text: string): string {
  const accented = text.replaceAll(/[aceinosuy]/g, (letter) => accents[letter] ?? letter)
  return `[${accented}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}

/** The props that contain words, and not addresses, IDs or options. */
const wordProps =
  /^(children|title|label|hint|error|description|lead|note|usage|message|content|emptyText|\w+Text|\w+Label)$/

function translate(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      if (typeof value === 'string' && wordProps.test(name)) return [name, pseudo(value)]
      return [name, value]
    }),
  )
}

export const withEnvironment: Decorator = (Story, { globals, args }) => {
  applyEnvironment(globals)
  return globals.language === 'pseudo' ? <Story args={translate(args)} /> : <Story />
}
