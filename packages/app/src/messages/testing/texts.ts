import { messageAreas, Texts } from '../Texts.ts'

/** Everything in English. */
export const texts = new Texts()
await Promise.all(messageAreas.map((area) => texts.load(area)))
