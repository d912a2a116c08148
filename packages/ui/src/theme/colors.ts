/** The colors of a theme, named by role. */
export interface ThemeColors {
  /** The page background. */
  surface: string
  /** Cards, dialogs, table rows and inputs on top of the page. */
  surfaceRaised: string
  /** Table headers, wells and hovered rows. */
  surfaceSunken: string
  text: string
  /** Labels, hints and captions: 4.5:1 on every surface. */
  textMuted: string
  /** Decorative dividers. Never the only edge of a control. */
  border: string
  /** The edge of a control: 3:1 on every surface. */
  borderControl: string
  /** Buttons, links and selected items. */
  action: string
  actionHover: string
  /** A tint of the action color behind plain buttons and selected rows. */
  actionSurface: string
  onAction: string
  focus: string
  successSurface: string
  successText: string
  warningSurface: string
  warningText: string
  dangerSurface: string
  dangerText: string
  /** The background of a destructive button. */
  danger: string
  dangerHover: string
  onDanger: string
  /** A decorative accent that carries no meaning. */
  delight: string
  onDelight: string
  /** Dark panels in both themes: the sidebar, the hero and the art of the auth pages. */
  deep: string
  deepRaised: string
  onDeep: string
  onDeepMuted: string
  /** Decorative lines on the deep panels. */
  deepLine: string
  /** Links, icons and focus rings on the deep panels. */
  onDeepAction: string
  codeSurface: string
  codeText: string
  codeMuted: string
  /** Property names, keywords and options in code. */
  codeName: string
  /** Strings and numbers in code. */
  codeValue: string
  /** The backdrop behind a dialog. */
  scrim: string
  /** The color of shadows, including their opacity. */
  shadow: string
}
