import { Transform } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

/** What one packet carries on most lines, in bytes. */
const packetBytes = 1_400

/**
 * A line that brings one packet after the other, as fast as is said; each answer is piped through a lane of its own, and
 * packets of several answers take turns. Chromium's own throttling holds an answer back until its last byte would have
 * come, and then hands it over in one piece: no real line does that, and no page could show its beginning early.
 */
export function slowLine(bytesPerSecond: number): () => Transform {
  let free = 0
  return () =>
    new Transform({
      async transform(chunk: Buffer, _, done) {
        // Reckoned from here, so that a timer that is late does not make the line slower.
        const there = performance.now()
        for (let at = 0; at < chunk.length; at += packetBytes) {
          const packet = chunk.subarray(at, at + packetBytes)
          free = Math.max(free, there) + (packet.length / bytesPerSecond) * 1000
          await setTimeout(Math.max(0, free - performance.now()))
          this.push(packet)
        }
        done()
      },
    })
}
