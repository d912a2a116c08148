import type { ThemeColors } from './colors.ts'

type Role = keyof ThemeColors

/** One pair of colours that meet on a screen, and the least contrast that WCAG AA asks of it. */
export interface ContrastPair {
  front: Role
  back: Role
  /** 4.5 for text, 3 for the edge of a control or a graphic that carries meaning. */
  least: 4.5 | 3
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const

function pairs(fronts: readonly Role[], backs: readonly Role[], least: 4.5 | 3): ContrastPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))
}

/** Every pair that the components put together; the test proves each in both themes, the docs show it. */
export const contrastPairs: ContrastPair[] = [
  ...pairs(['text', 'textMuted', 'action', 'actionHover'], surfaces, 4.5),
  ...pairs(['successText', 'warningText', 'dangerText'], surfaces, 4.5),
  ...pairs(['text', 'textMuted', 'action', 'actionHover'], ['actionSurface'], 4.5),
  ...pairs(['text', 'successText'], ['successSurface'], 4.5),
  ...pairs(['text', 'warningText'], ['warningSurface'], 4.5),
  ...pairs(['text', 'dangerText'], ['dangerSurface'], 4.5),
  ...pairs(['onAction'], ['action', 'actionHover'], 4.5),
  ...pairs(['onDanger'], ['danger', 'dangerHover'], 4.5),
  ...pairs(['onDelight'], ['delight'], 4.5),
  ...pairs(['onDeep', 'onDeepMuted', 'onDeepAction'], ['deep', 'deepRaised'], 4.5),
  ...pairs(['codeText', 'codeMuted', 'codeName', 'codeValue'], ['codeSurface'], 4.5),
  ...pairs(['borderControl', 'focus', 'danger'], surfaces, 3),
  ...pairs(['focus'], ['actionSurface', 'successSurface', 'warningSurface', 'dangerSurface'], 3),
]
