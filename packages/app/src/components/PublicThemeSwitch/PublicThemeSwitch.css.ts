import { style } from '@vanilla-extract/css'

/** Hidden without JavaScript, for controls that need it. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
