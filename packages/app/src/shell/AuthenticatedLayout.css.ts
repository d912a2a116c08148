import { media } from '@sluice/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** On a phone, Home has a Logout button of its own. Specification, section 2. */
export const onHome = style({})

globalStyle(`${onHome} > button:last-child`, { '@media': { [media.phone]: { display: 'none' } } })
