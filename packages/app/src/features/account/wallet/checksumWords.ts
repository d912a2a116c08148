/** What a checksum that does not fit means, where nothing more can be said. */
export const checksumWords =
  'This address doesn’t match its checksum: a character may be mistyped or missing.'
