import { assignVars, globalStyle } from '@vanilla-extract/css'

import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, {
      sans: "'Sluice Sans', 'Sluice Sans Fallback', 'Sluice Sans Fallback Wide', system-ui, sans-serif",
      mono: "'Sluice Mono', 'Sluice Mono Fallback', monospace",
    }),
    ...assignVars(vars.radius, { small: '6px', control: '8px', panel: '10px', round: '999px' }),
    ...assignVars(vars.shadow, {
      raised: `0 1px 2px ${vars.color.shadow}`,
      floating: `0 12px 32px -8px ${vars.color.shadow}, 0 2px 6px ${vars.color.shadow}`,
    }),
    ...assignVars(vars.motion, {
      quick: '120ms',
      calm: '200ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    }),
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0s', [vars.motion.calm]: '0s' },
    },
  },
})

globalStyle(":root, [data-theme='light']", {
  vars: assignVars(vars.color, light),
  colorScheme: 'light',
})

globalStyle(":root:not([data-theme='light'])", {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(vars.color, dark), colorScheme: 'dark' },
  },
})

globalStyle("[data-theme='dark'][data-theme]", {
  vars: assignVars(vars.color, dark),
  colorScheme: 'dark',
})
