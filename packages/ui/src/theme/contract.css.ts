import { createGlobalThemeContract } from '@vanilla-extract/css'

import { light } from './light.ts'

/** The custom properties that a theme fills: `--sl-surface`, `--sl-text`, `--sl-radius-control` … */
export const vars = createGlobalThemeContract(
  {
    color: { ...light },
    font: { sans: '', mono: '' },
    radius: {
      /** Badges, marks, small wells. */
      small: '',
      /** Buttons and inputs. */
      control: '',
      /** Cards, dialogs, panels. */
      panel: '',
      /** Pills and dots. */
      round: '',
    },
    shadow: {
      /** A card that lies on the page. */
      raised: '',
      /** A dialog, menu or toast that floats above it. */
      floating: '',
    },
    motion: {
      /** A press, a hover: 120 ms, none under reduced motion. */
      quick: '',
      /** Something arrives or turns: 200 ms, none under reduced motion. */
      calm: '',
      ease: '',
    },
  },
  (_, path) => `sl-${path.filter((name) => name !== 'color').join('-')}`,
)
