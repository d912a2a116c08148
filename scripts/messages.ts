/** Writes the types of the message catalogues: which values and elements each message takes. */
import { writeFileSync } from 'node:fs'

import { root } from './lib/root.ts'
import { catalogues, filesOf, messagesIn, messageTypes } from './messages/catalogue.ts'

for (const { folder } of catalogues) {
  const english = messagesIn(filesOf(folder).get('en') ?? [])
  writeFileSync(`${root}/${folder}/messageTypes.ts`, messageTypes(english))
}
