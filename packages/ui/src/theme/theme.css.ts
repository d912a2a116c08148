import { assignVars, globalStyle } from '@vanilla-extract/css'

import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { fonts, motion, radius, shadows, sizes } from './values.ts'

/** Generic families are keywords; all others are quoted. */
function fontFamily(families: readonly string[]): string {
  return families.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')
}

function boxShadow(layers: (typeof shadows)['raised']): string {
  return layers
    .map(({ offsetY, blur, spread }) => {
      const lengths = [0, offsetY, blur, ...(spread === 0 ? [] : [spread])]
      return `${lengths.map((length) => (length === 0 ? '0' : `${length}px`)).join(' ')} ${vars.color.shadow}`
    })
    .join(', ')
}

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, { sans: fontFamily(fonts.sans), mono: fontFamily(fonts.mono) }),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.shadow, {
      raised: boxShadow(shadows.raised),
      floating: boxShadow(shadows.floating),
    }),
    ...assignVars(vars.motion, { ...motion, ease: `cubic-bezier(${motion.ease.join(', ')})` }),
    ...assignVars(vars.size, sizes.comfortable),
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.quick]: '0s', [vars.motion.calm]: '0s' },
    },
  },
})

globalStyle("[data-density='compact']", {
  '@media': { '(pointer: fine)': { vars: assignVars(vars.size, sizes.compact) } },
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
