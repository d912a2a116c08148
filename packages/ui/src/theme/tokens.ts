/** The tokens without the components, so that a stylesheet that imports them brings no component styles along. */
export { vars } from './contract.css.ts'
export {
  breakpoints,
  media,
  measure,
  space,
  tabularNumbers,
  text,
  touchTarget,
  zIndex,
} from './scale.ts'
