interface ImportMetaEnv {
  /** Set where the stories run as tests. */
  readonly STORYBOOK_TEST?: true
}
