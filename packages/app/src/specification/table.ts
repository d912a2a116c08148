import type { Proof } from './Proof.ts'
import { section1 } from './proofs/section1.ts'
import { section2 } from './proofs/section2.ts'
import { section3 } from './proofs/section3.ts'
import { section4 } from './proofs/section4.ts'
import { section5 } from './proofs/section5.ts'
import { section6 } from './proofs/section6.ts'
import { section7 } from './proofs/section7.ts'
import { section8 } from './proofs/section8.ts'
import { section9 } from './proofs/section9.ts'

/** What shows each sentence of the specification, sections 1 to 9, to hold. */
export const table: readonly Proof[] = [
  section1,
  section2,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
].flat()
