import { createGlobalThemeContract } from '@vanilla-extract/css'

import { light } from './light.ts'

/** The custom properties that a theme sets: `--sl-surface`, `--sl-text`, `--sl-radius-control` and so on. */
export const vars = createGlobalThemeContract(
  {
    color: { ...light },
    font: { sans: '', mono: '' },
    radius: {
      /** Badges and other small elements. */
      small: '',
      /** Buttons and inputs. */
      control: '',
      /** Cards, dialogs and panels. */
      panel: '',
      /** Pills and dots. */
      round: '',
    },
    shadow: {
      /** A card on another surface. */
      raised: '',
      /** A dialog, menu or toast above the page. */
      floating: '',
    },
    motion: {
      /** 120 ms for hover and press; 0 with reduced motion. */
      quick: '',
      /** 200 ms for elements that appear or change; 0 with reduced motion. */
      calm: '',
      ease: '',
    },
    size: {
      /** The height of a button. */
      control: '',
      /** The height of a field in a form. */
      field: '',
      /** The height of a table's row. */
      row: '',
      /** The space above and below the content of a row. */
      rowPadding: '',
    },
  },
  (_, path) => `sl-${path.filter((name) => name !== 'color').join('-')}`,
)
