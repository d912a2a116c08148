/** Every colour of a theme, by what it is for. */
export interface ThemeColors {
  /** The page itself. */
  surface: string
  /** What lies on the page: cards, dialogs, table rows, inputs. */
  surfaceRaised: string
  /** What lies below the page: table heads, wells, hovered rows. */
  surfaceSunken: string
  text: string
  /** Labels, hints, captions; still 4.5:1 on every surface. */
  textMuted: string
  /** Hairlines that divide; decoration alone, so never the only edge of a control. */
  border: string
  /** The edge of a control: 3:1 on every surface. */
  borderControl: string
  /** The one water-teal: buttons, links, the chosen item. */
  action: string
  actionHover: string
  /** A tint of the action behind quiet buttons and chosen rows. */
  actionSurface: string
  onAction: string
  focus: string
  successSurface: string
  successText: string
  warningSurface: string
  warningText: string
  dangerSurface: string
  dangerText: string
  /** The fill of a button that destroys. */
  danger: string
  dangerHover: string
  onDanger: string
  /** Marigold: a pleasure, never a meaning. */
  delight: string
  onDelight: string
  /** The deep ink panels: the auth art, the hero, the sidebar. Dark in both themes. */
  deep: string
  deepRaised: string
  onDeep: string
  onDeepMuted: string
  /** Contours and hairlines on the deep panels; decoration alone. */
  deepLine: string
  /** Links, marks and focus on the deep panels. */
  onDeepAction: string
  codeSurface: string
  codeText: string
  codeMuted: string
  /** Names in code: members, methods. */
  codeName: string
  /** Values in code: strings, numbers. */
  codeValue: string
  /** The veil behind a dialog. */
  scrim: string
  /** The colour of shadows, with its strength. */
  shadow: string
}
