import { style } from '@vanilla-extract/css'

import { vars } from '../../theme/contract.css.ts'
import { media, space, text } from '../../theme/scale.ts'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.base,
  minWidth: 0,
  padding: space.base,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { padding: space.roomy } },
})

export const raised = style({ boxShadow: vars.shadow.raised })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.tight} ${space.base}`,
})

export const title = style({ ...text.title })
