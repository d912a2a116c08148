export { BrandMark, brandName } from './brand/brand.tsx'
export { Brand } from './components/Brand/Brand.tsx'
export { LinkProvider, useLink } from './link/LinkProvider.tsx'
export type { LinkProps } from './link/LinkProvider.tsx'
export { WaterArt } from './art/WaterArt.tsx'
export {
  applyThemeChoice,
  keepThemeChoice,
  readThemeChoice,
  themeScript,
} from './theme/themeChoice.ts'
export type { ThemeChoice } from './theme/themeChoice.ts'
export {
  breakpoints,
  figures,
  media,
  measure,
  space,
  text,
  touchTarget,
  zIndex,
} from './theme/scale.ts'
export { vars } from './theme/contract.css.ts'
