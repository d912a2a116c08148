interface ImportMetaEnv {
  /** The theme that a test run asks for; undefined in Storybook itself, which then follows the system. */
  readonly STORYBOOK_THEME?: 'light' | 'dark'
}
