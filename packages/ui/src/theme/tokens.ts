/** The tokens alone: a stylesheet that imports them here takes none of the components' styles along. */
export { vars } from './contract.css.ts'
export {
  breakpoints,
  figures,
  laterFrames,
  media,
  measure,
  space,
  text,
  touchTarget,
  zIndex,
} from './scale.ts'
