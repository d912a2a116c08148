// Written by `npm run messages` from the English catalogue.

/** The values of the messages that have some. */
export interface MessageValues {}

/** The names of the elements in the messages that have some. */
export interface MessageTags {}
